import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  lose,
  mark,
  prowess,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const WATER_SELLER: readonly Story[] = storiesOf(
  { card: 'water-seller', where: 'home' },
  {
    red: [
      {
        options: [
          {
            id: 'pay-with-cigarettes',
            cost: { cigarette: 2 },
            effects: [
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('mirela-waits-for-the-foam'), gain({ water: 3 })],
                [tell('behind-each-ear'), gain({ water: 2 })],
              ),
            ],
          },
          {
            id: 'pay-with-food',
            cost: { 'raw-food': 1 },
            effects: [
              gain({ water: 3 }),
              d10(
                upTo(7, tell('a-bath-for-that')),
                upTo(10, tell('a-button-back'), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'ask-for-credit',
            effects: [
              when(
                { kind: 'marked', mark: 'took-the-boots' },
                [tell('boots-at-the-underpass'), change('misery', 1, 'actor')],
                [
                  empathy(
                    [tell('chalked-on-the-barrel'), gain({ water: 2 }), later(1, 'the-debt-for-a-bucket')],
                    [tell('no-more-chalk'), change('misery', 1, 'actor')],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'go-without',
            effects: [
              when(
                { kind: 'built', fitting: 'rain-collector' },
                [tell('our-own-gutter')],
                [tell('the-puddle-under-it')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['death'],
        register: 'dialogue',
        options: [
          {
            id: 'pay-her-debt',
            cost: { cigarette: 2 },
            effects: [
              d10(
                upTo(7, tell('then-who-are-you'), gain({ water: 1 }), change('misery', -1, 'present')),
                upTo(10, tell('i-never-asked-you'), gain({ water: 2 }), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'speak-up-for-her',
            effects: [
              empathy(
                [tell('march-is-struck-out'), gain({ water: 1 }), change('misery', -1, 'actor')],
                [tell('then-nobody-gets-any'), change('misery', 1, 'actor'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'fill-a-can-meanwhile',
            effects: [
              d10(
                upTo(3, tell('the-tap-squeaks'), giveUp(1, 'any')),
                upTo(10, tell('it-runs-quietly'), mark('stole-from-the-barrel'), gain({ water: 2 })),
              ),
            ],
          },
          {
            id: 'look-somewhere-else',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('dead-since-april'), change('misery', 1, 'actor'), gain({ water: 1 })],
                [tell('next-please')],
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      notes: ['illness'],
      options: [
        {
          id: 'buy-it-as-it-is',
          cost: { vegetable: 1 },
          effects: [
            gain({ water: 2 }),
            d10(
              upTo(4, tell('it-was-the-river'), mark('sick-from-the-river'), change('illness', 1, 'one')),
              upTo(10, tell('it-tastes-of-tin')),
            ),
          ],
        },
        {
          id: 'buy-and-boil-it',
          cost: { vegetable: 1, wood: 1 },
          effects: [
            gain({ water: 2 }),
            when(
              { kind: 'built', fitting: 'stove' },
              [tell('a-rolling-boil'), gain({ water: 1 })],
              [tell('a-grey-scum')],
            ),
          ],
        },
        {
          id: 'buy-and-filter-it',
          cost: { vegetable: 1, filter: 1 },
          effects: [
            gain({ water: 3 }),
            d10(
              upTo(8, tell('clear-as-glass')),
              upTo(10, tell('he-asks-for-the-filter'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'send-him-on',
          effects: [
            d10(
              upTo(6, tell('bent-at-the-corner')),
              upTo(10, tell('a-chair-from-us'), change('misery', 1, 'actor'), gain({ water: 1 })),
            ),
          ],
        },
      ],
    },
    green: [
      {
        notes: ['animals', 'hunger', 'injury'],
        cast: ['actor'],
        options: [
          {
            id: 'help-it-up',
            effects: [
              prowess(
                1,
                [tell('it-stands'), gain({ water: 2 }), change('misery', -1, 'actor')],
                [tell('not-enough-of-us'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'bring-it-water',
            cost: { water: 1 },
            effects: [
              d10(
                upTo(7, tell('it-drinks-and-thinks'), gain({ vegetable: 2 }), change('misery', -1, 'one')),
                upTo(
                  10,
                  tell('it-drinks-and-lies-down'),
                  gain({ 'raw-food': 1 }),
                  change('misery', 1, 'one'),
                ),
              ),
            ],
          },
          {
            id: 'wait-with-the-others',
            effects: [
              when(
                { kind: 'member', person: 'dragan' },
                [
                  tell('dragan-asks-for-the-knife'),
                  gain({ 'raw-food': 2 }),
                  change('misery', 1, 'actor'),
                  change('fatigue', 1, 'one'),
                ],
                [tell('our-share-in-a-basin'), gain({ 'raw-food': 1 }), change('misery', 1, 'actor')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['death', 'violence', 'injury'],
        when: { kind: 'cold', atLeast: 3 },
        cast: ['actor'],
        options: [
          {
            id: 'buy-a-clear-block',
            cost: { cigarette: 2 },
            effects: [
              d10(
                upTo(7, tell('it-thaws-in-the-tub'), gain({ water: 3 })),
                upTo(10, tell('a-glove-in-the-tub'), gain({ water: 2 }), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'take-the-dark-one-free',
            effects: [
              change('misery', 1, 'actor'),
              d10(
                upTo(5, tell('only-a-sleeve'), gain({ water: 2, jewelry: 1 })),
                upTo(10, tell('more-than-a-sleeve'), change('misery', 1, 'one'), gain({ water: 1 })),
              ),
            ],
          },
          {
            id: 'saw-with-him-for-a-morning',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(2, tell('seen-from-the-hill'), change('wounds', 1, 'actor')),
                upTo(10, tell('he-saws-round-them'), gain({ water: 2 })),
              ),
            ],
          },
          {
            id: 'let-the-sledge-go',
            effects: [
              d10(
                upTo(7, tell('blue-in-the-sun')),
                upTo(10, tell('two-doors-down'), change('misery', 1, 'actor')),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        cast: ['actor'],
        options: [
          {
            id: 'say-we-paid-ahead',
            effects: [
              gain({ water: 2 }),
              mark('lied-to-the-girl'),
              d10(
                upTo(
                  7,
                  tell('a-neat-tick'),
                  change('misery', 1, 'actor'),
                  later(1, 'the-father-with-a-list'),
                ),
                upTo(
                  10,
                  tell('two-neat-ticks'),
                  change('misery', 1, 'one'),
                  later(2, 'the-father-with-a-list'),
                ),
              ),
            ],
          },
          {
            id: 'pay-a-fair-price',
            cost: { cigarette: 2 },
            effects: [
              gain({ water: 2 }),
              when(
                { kind: 'food', atLeast: 4 },
                [tell('candle-and-turnip'), change('misery', -1, 'present')],
                [tell('the-drawing-explained'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'teach-her-the-words',
            effects: [
              change('fatigue', 1, 'actor'),
              gain({ water: 1 }),
              when(
                { kind: 'member', person: 'nadja' },
                [tell('nadja-sings-the-alphabet'), change('misery', -1, 'one')],
                [tell('by-the-last-line')],
              ),
            ],
          },
          { id: 'send-her-on', effects: [tell('full-barrel')] },
        ],
      },
      {
        notes: ['illness'],
        cast: ['actor', 'ill'],
        options: [
          {
            id: 'buy-a-powder',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(6, tell('ill-sits-up'), change('illness', -1, 'ill')),
                upTo(9, tell('ill-sleeps'), change('fatigue', -1, 'ill')),
                upTo(10, tell('ill-is-worse'), change('illness', 1, 'ill')),
              ),
            ],
          },
          {
            id: 'let-vesna-taste-it',
            when: { kind: 'skill', skill: 'nurse' },
            effects: [tell('chalk-salt-and-quinine'), gain({ chems: 2 }), change('fatigue', 1, 'one')],
          },
          {
            id: 'ask-about-her-husband',
            effects: [
              when(
                { kind: 'anyone', state: 'illness', atLeast: 2 },
                [tell('she-puts-down-three'), change('illness', -1, 'ill'), change('misery', 1, 'actor')],
                [
                  empathy(
                    [tell('both-of-them-know'), gain({ chems: 1 }), change('misery', 1, 'actor')],
                    [tell('a-married-woman'), tonight(1, 0)],
                  ),
                ],
              ),
            ],
          },
          { id: 'thank-her-and-close', effects: [tell('the-cough-decides')] },
        ],
      },
    ],
    white: {
      options: [
        {
          id: 'look-under-the-tarpaulin',
          effects: [
            trade(1, ['sugar', 'coffee', 'cigarette', 'vegetable', 'herbal-meds', 'book']),
            tell('the-corner-comes-down'),
          ],
        },
        {
          id: 'ask-about-the-well',
          effects: [
            empathy(
              [
                tell('behind-the-laundry'),
                change('misery', -1, 'actor'),
                later(1, 'the-well-behind-the-laundry'),
              ],
              [tell('what-well')],
            ),
          ],
        },
        {
          id: 'offer-him-a-seat',
          cost: { wood: 1 },
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'marked', mark: 'named-the-house-opposite' },
              [tell('he-asks-which-house')],
              [tell('he-talks-in-the-warm'), later(1, 'the-well-behind-the-laundry')],
            ),
          ],
        },
      ],
    },
  },
  {
    'the-debt-for-a-bucket': {
      notes: ['violence'],
      options: [
        {
          id: 'pay-in-food',
          cost: { vegetable: 1 },
          effects: [
            gain({ water: 1 }),
            d10(
              upTo(7, tell('the-stroke-is-wiped')),
              upTo(10, tell('the-cousin-wants-some-too'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'work-it-off',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('a-day-at-the-handle')),
              upTo(10, tell('the-cousin-talks'), later(2, 'the-cousin-alone')),
            ),
          ],
        },
        {
          id: 'refuse-to-pay',
          effects: [
            tonight(1, 1),
            when(
              { kind: 'has', goods: { hatchet: 1 } },
              [tell('a-look-at-the-hatchet'), change('misery', 1, 'one')],
              [tell('an-open-secret'), later(2, 'the-cousin-alone')],
            ),
          ],
        },
      ],
    },
    'the-cousin-alone': {
      notes: ['violence', 'injury', 'alcohol'],
      options: [
        {
          id: 'go-with-the-cousin',
          effects: [
            change('fatigue', 1, 'one'),
            prowess(
              1,
              [tell('barrels-in-the-dark'), gain({ water: 3, cigarette: 2 }), change('misery', 1, 'actor')],
              [tell('the-daughter-is-awake'), change('wounds', 1, 'actor'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'warn-the-seller',
          effects: [
            gain({ water: 2 }),
            d10(
              upTo(5, tell('he-thanks-us-too-loudly'), tonight(2, 1)),
              upTo(10, tell('he-had-thought-as-much'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'hear-him-out-and-decline',
          effects: [
            d10(
              upTo(6, tell('he-pulls-down-his-hat')),
              upTo(10, tell('he-goes-without-us'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-father-with-a-list': {
      options: [
        {
          id: 'give-it-back',
          cost: { water: 1 },
          effects: [
            d10(
              upTo(7, tell('she-accepts'), change('misery', -1, 'one')),
              upTo(10, tell('she-asks-why'), change('misery', -1, 'one'), change('fatigue', 1, 'one')),
            ),
          ],
        },
        {
          id: 'push-the-barrel',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'fate', role: 'actor', is: 'here' },
              [tell('actor-pushes'), change('misery', -1, 'actor')],
              [tell('all-two-hundred'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'stand-by-the-lie',
          effects: [
            empathy(
              [tell('a-mistake-then'), change('misery', 1, 'actor')],
              [tell('the-price-goes-up'), lose({ wood: 2 }), change('misery', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    'the-well-behind-the-laundry': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'go-alone',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(2, tell('seen-against-the-frost'), change('wounds', 1, 'one'), gain({ water: 1 })),
              upTo(10, tell('stars-in-the-pail'), gain({ water: 3 }), later(2, 'the-lid')),
            ),
          ],
        },
        {
          id: 'tell-the-neighbours',
          effects: [
            mark('told-of-the-well'),
            gain({ water: 1 }),
            d10(
              upTo(7, tell('ten-pails'), change('misery', -1, 'one')),
              upTo(10, tell('thirty-pails'), change('misery', 1, 'one')),
            ),
            later(2, 'the-lid'),
          ],
        },
        { id: 'leave-it-for-now', effects: [tell('the-rope-stays-dry'), change('fatigue', -1, 'one')] },
      ],
    },
    'the-lid': {
      notes: ['violence', 'illness'],
      options: [
        {
          id: 'show-them-the-marks',
          effects: [
            d10(
              upTo(
                6,
                when(
                  { kind: 'marked', mark: 'told-of-the-well' },
                  [tell('founders-share'), gain({ wood: 2, 'mechanical-part': 1 })],
                  [tell('staves-by-houses'), gain({ wood: 2 })],
                ),
                change('misery', 1, 'one'),
              ),
              upTo(10, tell('he-was-waiting'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'scuff-out-the-marks',
          effects: [
            d10(
              upTo(6, tell('two-cans-at-the-gate'), gain({ water: 2 }), change('misery', 1, 'one')),
              upTo(10, tell('an-old-man-saw'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'filter-what-there-is',
          cost: { filter: 1 },
          effects: [tell('clear-in-the-glass'), gain({ water: 3 }), change('fatigue', 1, 'one')],
        },
        {
          id: 'draw-it-as-it-is',
          effects: [
            d10(
              upTo(5, tell('skimmed-three-times'), gain({ water: 2 }), change('illness', 1, 'one')),
              upTo(10, tell('a-blue-flame'), cold(-1)),
            ),
          ],
        },
      ],
    },
  },
);

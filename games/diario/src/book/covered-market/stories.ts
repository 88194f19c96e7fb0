import type { Condition } from '../../data/language/effect.ts';
import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  lose,
  mark,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

const STALLS = [
  'raw-food',
  'vegetable',
  'sugar',
  'moonshine',
  'cigarette',
  'bandage',
  'knife',
  'filter',
] as const;

const STOLE: Condition = { kind: 'marked', mark: 'stole-at-the-market' };

export const COVERED_MARKET: readonly Story[] = storiesOf(
  { card: 'covered-market', where: 'out' },
  {
    red: [
      {
        cast: ['other'],
        options: [
          {
            id: 'trade-at-the-stalls',
            effects: [when(STOLE, [tell('dearer'), trade(4, STALLS)], [tell('stalls'), trade(2, STALLS)])],
          },
          {
            id: 'slip-a-tin-into-a-coat',
            effects: [
              prowess(
                1,
                [
                  tell('unseen'),
                  gain({ 'canned-food': 1 }),
                  change('misery', 1, 'actor'),
                  mark('stole-at-the-market'),
                ],
                [tell('caught'), giveUp(1, 'any'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'stand-and-listen',
            effects: [
              d10(
                upTo(5, tell('warning'), tonight(-1, 0)),
                upTo(10, tell('errand'), gain({ cigarette: 1, coffee: 1 })),
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        register: 'ledger',
        notes: ['hunger', 'violence', 'injury'],
        options: [
          {
            id: 'pay-the-line',
            cost: { cigarette: 2 },
            effects: [
              change('misery', -1, 'other'),
              d10(
                upTo(7, tell('ruled-off'), gain({ coffee: 1 })),
                upTo(10, tell('credit'), gain({ sugar: 1 })),
              ),
            ],
          },
          {
            id: 'tear-out-the-page',
            effects: [
              prowess(
                1,
                [tell('page'), gain({ book: 1, cigarette: 2 }), later(2, 'the-collector'), noise(1)],
                [tell('thumb'), change('wounds', 1, 'actor'), later(1, 'the-collector')],
              ),
            ],
          },
          {
            id: 'hear-what-it-was-for',
            effects: [
              later(3, 'the-collector'),
              d10(
                upTo(6, tell('for-us'), change('misery', -1, 'present')),
                upTo(10, tell('for-nobody'), change('misery', 1, 'other'), gain({ cigarette: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        cast: ['other'],
        notes: ['hunger', 'violence', 'injury'],
        options: [
          {
            id: 'speak-up',
            effects: [
              empathy(
                [tell('weighed'), gain({ vegetable: 2 }), change('misery', -1, 'actor')],
                [tell('shoved'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'add-from-our-own-bag',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(7, tell('added'), gain({ herb: 2 }), change('misery', -1, 'one')),
                upTo(10, tell('insulted'), gain({ cigarette: 2, coffee: 1 })),
              ),
            ],
          },
          {
            id: 'say-nothing',
            effects: [
              gain({ vegetable: 1 }),
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('raw'), change('hunger', -1, 'one'), change('misery', 1, 'present')],
                [tell('silent'), change('misery', 1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['gentle'],
        notes: ['hunger', 'violence', 'illness'],
        options: [
          {
            id: 'tell-the-queue',
            effects: [
              tell('trampled'),
              gain({ 'raw-food': 2 }),
              noise(2),
              mark('broke-the-bread-stall'),
              later(2, 'no-bread-at-the-hatch'),
            ],
          },
          {
            id: 'tell-her-that-we-know',
            effects: [
              giveBack(1),
              empathy(
                [tell('bran'), change('misery', -1, 'actor'), gain({ vegetable: 2 })],
                [tell('shrug'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'buy-two-and-say-nothing',
            cost: { cigarette: 1 },
            effects: [
              gain({ 'raw-food': 1 }),
              d10(upTo(7, tell('heavy')), upTo(10, tell('stone'), change('illness', 1, 'one'))),
            ],
          },
          {
            id: 'warn-only-the-mothers',
            effects: [
              d10(
                upTo(5, tell('one-mother'), change('misery', -1, 'gentle'), gain({ herb: 1 })),
                upTo(10, tell('bought-anyway'), change('misery', 1, 'gentle'), gain({ cigarette: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['animals'],
        options: [
          {
            id: 'take-the-boldest-home',
            effects: [
              later(2, 'the-market-cat'),
              d10(upTo(8, tell('pocket')), upTo(10, tell('scratched'), noise(1))),
            ],
          },
          {
            id: 'give-the-mother-some-meat',
            cost: { 'raw-food': 1 },
            effects: [
              d10(
                upTo(7, tell('purred'), change('misery', -1, 'present')),
                upTo(10, tell('tom'), change('misery', -1, 'one'), noise(1)),
              ),
            ],
          },
          {
            id: 'look-where-she-has-been-hunting',
            effects: [
              search('pantry'),
              noise(1),
              d10(upTo(7, tell('flap')), upTo(10, tell('rats'), noiseRoll)),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['death', 'grief'],
        options: [
          {
            id: 'give-her-the-coat',
            effects: [
              change('fatigue', 1, 'other'),
              d10(
                upTo(5, tell('lining'), change('misery', -2, 'other'), gain({ jewelry: 1 })),
                upTo(10, tell('next-stall'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'say-it-was-bought',
            effects: [noise(1), when(STOLE, [tell('thieves'), giveUp(1, 'any')], [tell('crowd')])],
          },
          {
            id: 'ask-her-what-is-sewn-in-it',
            effects: [
              giveBack(1),
              empathy(
                [tell('cannot-say'), gain({ cigarette: 2 }), change('misery', -1, 'actor')],
                [tell('weeps'), change('misery', 1, 'other')],
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['hunger', 'violence'],
        options: [
          {
            id: 'wait-in-the-queue',
            effects: [
              giveBack(3),
              when({ kind: 'marked', mark: 'broke-the-bread-stall' }, [tell('you-with-the-loaf'), noise(1)]),
              d10(
                upTo(6, tell('served'), gain({ 'raw-food': 1 })),
                upTo(10, tell('whistle'), readOn('the-queue-scatters')),
              ),
            ],
          },
          {
            id: 'buy-a-lower-number',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(8, tell('number'), gain({ 'raw-food': 1 })),
                upTo(10, tell('chalked-twice'), giveBack(3), gain({ 'raw-food': 1 })),
              ),
            ],
          },
          {
            id: 'try-the-back-door',
            effects: [
              prowess(
                1,
                [
                  tell('flour'),
                  gain({ 'raw-food': 1, sugar: 1 }),
                  change('misery', 1, 'actor'),
                  mark('stole-at-the-market'),
                ],
                [tell('shout'), noise(2), readOn('the-queue-scatters')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['hungry'],
        people: 2,
        notes: ['hunger', 'violence'],
        options: [
          {
            id: 'bark',
            effects: [
              d10(
                upTo(7, tell('barked'), change('hunger', -2, 'hungry'), change('misery', 2, 'hungry')),
                upTo(
                  10,
                  tell('again'),
                  change('hunger', -1, 'hungry'),
                  change('misery', 2, 'hungry'),
                  noise(1),
                ),
              ),
            ],
          },
          {
            id: 'put-the-pan-over-his-head',
            effects: [
              prowess(
                1,
                [
                  tell('pan'),
                  change('hunger', -1, 'hungry'),
                  change('misery', -1, 'present'),
                  noise(3),
                  noiseRoll,
                ],
                [
                  tell('cousins'),
                  fight({
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['knife'], B: [], C: [] },
                    thugs: false,
                  }),
                ],
              ),
            ],
          },
          {
            id: 'share-what-is-in-the-bag',
            cost: { vegetable: 1 },
            effects: [
              change('hunger', -1, 'hungry'),
              d10(upTo(6, tell('raw-turnip')), upTo(10, tell('a-girl'), change('misery', -1, 'hungry'))),
            ],
          },
          {
            id: 'walk-on',
            effects: [
              when(
                { kind: 'role', role: 'hungry', is: 'hungry' },
                [tell('carried'), giveBack(2), change('fatigue', 1, 'hungry')],
                [tell('stiff-neck'), giveBack(1)],
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['animals', 'hunger'],
        cast: ['strong'],
        options: [
          {
            id: 'carry-his-sack',
            effects: [
              change('fatigue', 1, 'strong'),
              later(1, 'the-cheap-meat'),
              d10(
                upTo(7, tell('carried'), gain({ 'raw-food': 1, vegetable: 1 })),
                upTo(10, tell('patrol'), gain({ 'raw-food': 1 }), noise(1)),
              ),
            ],
          },
          {
            id: 'ask-what-it-was',
            effects: [empathy([tell('goat'), gain({ 'raw-food': 1 })], [tell('shrug'), noise(1)])],
          },
          {
            id: 'let-our-cook-smell-it',
            when: { kind: 'skill', skill: 'cook' },
            effects: [
              giveBack(1),
              noise(1),
              gain({ 'raw-food': 1 }),
              d10(upTo(7, tell('nose'), gain({ vegetable: 1 })), upTo(10, tell('knows-the-cut'))),
            ],
          },
          {
            id: 'go-without',
            effects: [
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('scrap'), change('hunger', -1, 'one'), giveBack(2)],
                [tell('without')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['missed'],
        notes: ['grief', 'death', 'injury'],
        options: [
          {
            id: 'ask-for-half',
            effects: [
              gain({ vegetable: 1 }),
              d10(
                upTo(6, tell('levelled-off'), change('misery', 1, 'one')),
                upTo(10, tell('half-of-that-too'), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'ask-who-sold-it',
            effects: [
              giveBack(1),
              when(
                { kind: 'fate', role: 'missed', is: 'dead' },
                [tell('from-the-cart'), change('misery', 1, 'one'), gain({ coffee: 1 })],
                [tell('at-the-fence'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'take-the-card',
            effects: [
              prowess(
                1,
                [tell('called-twice'), change('misery', -1, 'present'), mark('stole-at-the-market')],
                [tell('keeps-hold'), change('wounds', 1, 'actor'), noise(1)],
              ),
            ],
          },
          {
            id: 'let-it-pass',
            effects: [
              noise(-1),
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('only-gone'), change('misery', -1, 'one'), giveBack(1)],
                [tell('as-to-a-neighbour')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-collector': {
      where: 'home',
      people: 2,
      notes: ['violence'],
      effects: [when({ kind: 'fate', role: 'other', is: 'here' }, [tell('asks-for')], [tell('inherits')])],
      options: [
        {
          id: 'pay-double',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(7, tell('receipt'), change('misery', -1, 'one')),
              upTo(10, tell('atlas'), gain({ book: 1 }), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'let-the-debt-be-worked-off',
          when: { kind: 'fate', role: 'other', is: 'here' },
          effects: [
            tell('works'),
            change('fatigue', 1, 'other'),
            gain({ vegetable: 2 }),
            later(2, 'friday-at-stall-fourteen'),
          ],
        },
        {
          id: 'throw-him-down-the-stairs',
          effects: [
            prowess(
              1,
              [tell('hat'), tonight(2, 0), change('misery', -1, 'actor')],
              [tell('finger'), change('wounds', 1, 'actor'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'let-him-choose-something',
          effects: [
            giveUp(1, 'any'),
            when(
              { kind: 'has', goods: { book: 1 } },
              [tell('reads'), change('misery', -1, 'one')],
              [tell('chooses')],
            ),
          ],
        },
      ],
    },
    'friday-at-stall-fourteen': {
      where: 'home',
      when: { kind: 'fate', role: 'other', is: 'here' },
      people: 2,
      notes: ['hunger', 'violence', 'death'],
      options: [
        {
          id: 'let-the-round-be-walked',
          effects: [
            gain({ 'canned-food': 1, cigarette: 1 }),
            d10(
              upTo(6, tell('paid-up'), gain({ 'raw-food': 1 }), change('misery', 1, 'other')),
              upTo(10, tell('the-widow'), change('misery', 2, 'other'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'warn-the-street-instead',
          effects: [
            tonight(2, 0),
            when(
              { kind: 'role', role: 'other', is: 'miserable' },
              [tell('warned-late'), change('misery', -2, 'other')],
              [tell('warned'), change('misery', -1, 'present'), gain({ wood: 2 })],
            ),
          ],
        },
        {
          id: 'send-the-book-back',
          effects: [
            d10(
              upTo(4, tell('sent'), giveUp(1, 'food')),
              upTo(10, tell('lost-page'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'no-bread-at-the-hatch': {
      where: 'home',
      notes: ['hunger', 'violence'],
      options: [
        {
          id: 'share-out-what-we-have',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'present'),
            when(
              { kind: 'food', atLeast: 3 },
              [tell('saw-more'), tonight(2, 0)],
              [tell('shared'), tonight(-2, 0)],
            ),
          ],
        },
        {
          id: 'say-what-was-in-it',
          effects: [
            empathy(
              [tell('heard-out'), change('misery', -1, 'actor')],
              [tell('thrown'), change('misery', 2, 'gentle'), gain({ components: 1 })],
            ),
          ],
        },
        {
          id: 'stay-upstairs',
          effects: [
            when(
              { kind: 'built', fitting: 'board-up-one' },
              [tell('on-the-boards'), tonight(1, 0)],
              [tell('through-the-pane'), tonight(2, 0), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-market-cat': {
      where: 'home',
      notes: ['animals', 'hunger'],
      people: 2,
      cast: ['against', 'other'],
      options: [
        {
          id: 'share-a-meal-with-it',
          cost: { 'raw-food': 1 },
          effects: [tell('lap'), change('misery', -1, 'present'), later(2, 'broth')],
        },
        {
          id: 'let-it-hunt-for-itself',
          effects: [
            d10(
              upTo(6, tell('mice'), gain({ vegetable: 1 }), change('misery', -1, 'other'), later(2, 'broth')),
              upTo(10, tell('gone'), change('misery', 1, 'other')),
            ),
          ],
        },
        {
          id: 'give-it-to-the-family-opposite',
          effects: [
            gain({ water: 1 }),
            d10(upTo(7, tell('opposite'), gain({ cigarette: 1 })), upTo(10, tell('smell'))),
          ],
        },
      ],
    },
    broth: {
      where: 'home',
      notes: ['animals', 'hunger', 'illness', 'death'],
      options: [
        {
          id: 'let-him-have-it',
          effects: [
            gain({ meds: 1 }),
            d10(
              upTo(6, tell('basket'), change('misery', 1, 'present')),
              upTo(10, tell('too-late'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'give-him-other-meat',
          cost: { 'raw-food': 1 },
          effects: [
            gain({ 'herbal-meds': 1 }),
            d10(
              upTo(7, tell('bone'), change('misery', -1, 'one')),
              upTo(10, tell('next-day'), change('misery', -1, 'one'), gain({ chems: 1 })),
            ),
          ],
        },
        {
          id: 'shut-the-door-on-him',
          effects: [
            d10(
              upTo(5, tell('same-evening'), change('misery', 2, 'other')),
              upTo(10, tell('wife'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-queue-scatters': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'lift-the-old-man',
          effects: [
            prowess(
              1,
              [tell('lifted'), change('misery', -1, 'actor'), gain({ 'raw-food': 1 })],
              [tell('dragged'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
            ),
          ],
        },
        {
          id: 'gather-the-loaves',
          effects: [
            gain({ 'raw-food': 2 }),
            d10(
              upTo(7, tell('loaves'), change('misery', 1, 'present')),
              upTo(10, tell('fragment'), change('wounds', 1, 'one'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'lie-still-until-it-ends',
          effects: [d10(upTo(3, tell('glass'), change('wounds', 1, 'one')), upTo(10, tell('dust')))],
        },
      ],
    },
    'the-cheap-meat': {
      where: 'home',
      notes: ['hunger', 'illness'],
      people: 2,
      cast: ['against'],
      options: [
        {
          id: 'bury-it-in-the-yard',
          effects: [
            lose({ 'raw-food': 1 }),
            d10(upTo(7, tell('buried')), upTo(10, tell('dug-up'), later(1, 'a-dog-called-major'))),
          ],
        },
        {
          id: 'boil-it-for-three-hours',
          cost: { wood: 1, water: 1 },
          effects: [
            tell('boiled'),
            change('hunger', -1, 'one'),
            change('misery', -1, 'one'),
            later(1, 'a-dog-called-major'),
          ],
        },
        {
          id: 'fry-it-and-ask-nothing',
          effects: [
            later(1, 'a-dog-called-major'),
            d10(
              upTo(5, tell('cramps'), change('illness', 1, 'against')),
              upTo(10, tell('full'), change('hunger', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'a-dog-called-major': {
      where: 'home',
      notes: ['animals', 'grief'],
      options: [
        {
          id: 'tell-them',
          effects: [empathy([tell('the-collar')], [tell('screamed'), change('misery', 2, 'actor')])],
        },
        {
          id: 'say-it-ran-to-the-river',
          effects: [
            d10(
              upTo(6, tell('back-by-dark'), change('misery', 1, 'one')),
              upTo(10, tell('not-back'), change('misery', 1, 'one'), change('fatigue', 1, 'one')),
            ),
          ],
        },
        {
          id: 'help-them-put-up-the-notice',
          cost: { cigarette: 1 },
          effects: [
            gain({ vegetable: 1 }),
            d10(
              upTo(7, tell('notice'), change('misery', 1, 'one')),
              upTo(10, tell('another-dog'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
  },
);

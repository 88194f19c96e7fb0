import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  encounter,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  mark,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const TOWER_BLOCK: readonly Story[] = storiesOf(
  { card: 'tower-block', where: 'out' },
  {
    red: [
      {
        cast: ['other'],
        options: [
          {
            id: 'fill-the-basket',
            cost: { vegetable: 1 },
            effects: [
              later(2, 'the-basket'),
              d10(
                upTo(7, tell('filled'), change('misery', -1, 'one')),
                upTo(10, tell('ninth-floor-hand'), change('misery', -1, 'one'), noise(1)),
              ),
            ],
          },
          {
            id: 'climb-up-to-her',
            effects: [tell('climbed'), giveBack(1), readOn('eleventh-floor')],
          },
          {
            id: 'keep-the-payment',
            effects: [
              mark('kept-the-payment'),
              gain({ cigarette: 2, 'herbal-meds': 1 }),
              d10(
                upTo(6, tell('kept'), change('misery', 1, 'one')),
                upTo(10, tell('flower-box'), change('misery', 1, 'one'), noise(2)),
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['violence', 'death', 'hunger'],
        effects: [
          when(
            { kind: 'marked', mark: 'put-out-the-lamp' },
            [tell('not-home')],
            [when({ kind: 'marked', mark: 'heard-the-lamp-man' }, [tell('on-his-round')], [tell('pencil')])],
          ),
        ],
        options: [
          {
            id: 'break-the-lamp',
            effects: [
              tonight(-2, 0),
              when(
                { kind: 'marked', mark: 'put-out-the-lamp' },
                [tell('second-lamp'), change('misery', 1, 'other'), gain({ 'electrical-part': 1 })],
                [tell('splinters'), change('misery', 1, 'other'), noise(1)],
              ),
            ],
          },
          {
            id: 'send-a-signal-of-our-own',
            effects: [
              d10(
                upTo(5, tell('their-own-battery'), tonight(-4, -1), change('misery', 1, 'one')),
                upTo(10, tell('wrong-street'), change('misery', 2, 'other'), tonight(-2, 0)),
              ),
            ],
          },
          {
            id: 'take-the-tins',
            effects: [
              gain({ 'canned-food': 2 }),
              change('misery', 1, 'present'),
              d10(upTo(7, tell('appetite')), upTo(10, tell('screams'), noise(2), noiseRoll)),
            ],
          },
          {
            id: 'wait-for-him',
            when: { kind: 'marked', mark: 'knows-the-ninth-floor' },
            effects: [
              giveBack(3),
              prowess(
                1,
                [tell('on-the-stairs'), tonight(-3, 0), gain({ cigarette: 3 })],
                [
                  tell('not-alone'),
                  fight({
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['knife'], B: [], C: ['knife'] },
                    thugs: false,
                  }),
                ],
              ),
            ],
          },
          {
            id: 'talk-to-his-mother',
            effects: [
              giveBack(2),
              empathy(
                [tell('pot'), tonight(-2, 0), gain({ vegetable: 1 })],
                [tell('good-son'), change('misery', 1, 'actor'), gain({ vegetable: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        cast: ['other'],
        options: [
          {
            id: 'turn-the-circles-into-crosses',
            effects: [
              giveBack(2),
              d10(
                upTo(3, tell('surprised'), encounter),
                upTo(10, tell('crosses'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'open-a-circled-door',
            effects: [
              search('furniture'),
              noise(1),
              noiseRoll,
              when({ kind: 'skill', skill: 'locks' }, [tell('oiled'), noise(-1)], [tell('opened')]),
            ],
          },
          {
            id: 'learn-the-marks-for-our-own-door',
            effects: [
              d10(
                upTo(7, tell('learned'), tonight(-2, 0)),
                upTo(10, tell('wrong-cross'), tonight(-1, 0), gain({ cigarette: 1 })),
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['violence', 'injury'],
        options: [
          {
            id: 'raise-our-hands',
            effects: [
              mark('voted-them-out'),
              tell('carried'),
              gain({ 'canned-food': 1, wood: 1 }),
              change('misery', 1, 'other'),
              later(1, 'the-family-from-the-fifth'),
            ],
          },
          {
            id: 'vote-against-it',
            effects: [
              d10(
                upTo(
                  6,
                  tell('tie'),
                  change('misery', -1, 'present'),
                  noise(2),
                  later(2, 'the-family-from-the-fifth'),
                ),
                upTo(
                  10,
                  tell('recount'),
                  change('wounds', 1, 'other'),
                  noise(1),
                  later(1, 'the-family-from-the-fifth'),
                ),
              ),
            ],
          },
          {
            id: 'say-that-we-do-not-live-here',
            effects: [
              d10(
                upTo(5, tell('adjourned'), giveBack(1)),
                upTo(10, tell('in-that-case'), noise(1), change('misery', 1, 'other'), gain({ coffee: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['animals'],
        cast: ['other'],
        options: [
          {
            id: 'mend-the-wire',
            effects: [
              giveBack(2),
              gain({ 'raw-food': 1 }),
              d10(upTo(7, tell('mended')), upTo(10, tell('sat-down'), tonight(-2, 0))),
            ],
          },
          {
            id: 'offer-sugar-for-a-bird',
            cost: { sugar: 1 },
            effects: [
              d10(
                upTo(7, tell('sugar'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
                upTo(10, tell('two-birds'), gain({ 'raw-food': 2 })),
              ),
            ],
          },
          {
            id: 'come-back-when-they-sleep',
            effects: [
              mark('took-the-pigeons'),
              gain({ 'raw-food': 2 }),
              d10(
                upTo(7, tell('feathers'), change('misery', 1, 'present')),
                upTo(10, tell('torch'), change('misery', 1, 'one'), noise(2)),
              ),
            ],
          },
        ],
      },
      {
        when: { kind: 'marked', mark: 'took-the-pigeons' },
        cast: ['other'],
        register: 'child',
        notes: ['animals', 'violence', 'injury'],
        options: [
          {
            id: 'give-them-something-to-eat',
            cost: { 'raw-food': 1 },
            effects: [
              change('misery', -1, 'present'),
              d10(upTo(7, tell('counts-it')), upTo(10, tell('boots'), change('misery', 1, 'other'))),
            ],
          },
          {
            id: 'say-who-it-was',
            effects: [
              empathy(
                [tell('the-white-one'), change('misery', -1, 'other')],
                [tell('on-the-stairs'), change('misery', 2, 'other'), noise(2)],
              ),
            ],
          },
          {
            id: 'say-it-was-the-marten',
            effects: [
              d10(
                upTo(6, tell('marten'), change('misery', 1, 'other')),
                upTo(10, tell('trap'), change('misery', 1, 'one'), gain({ 'raw-food': 1 })),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['injury'],
        cast: ['other'],
        options: [
          {
            id: 'climb-down-the-cable',
            effects: [
              prowess(
                2,
                [tell('crate'), gain({ 'canned-food': 1, coffee: 1 })],
                [tell('slipped'), change('wounds', 1, 'actor'), gain({ coffee: 1 })],
              ),
            ],
          },
          {
            id: 'let-the-brake-go',
            effects: [
              noise(4),
              noiseRoll,
              d10(
                upTo(7, tell('fell'), gain({ 'canned-food': 1 })),
                upTo(10, tell('two-tins'), gain({ 'canned-food': 2 })),
              ),
            ],
          },
          {
            id: 'ask-on-the-sixth-floor',
            effects: [
              giveBack(1),
              when(
                { kind: 'marked', mark: 'kept-the-payment' },
                [tell('sage-and-cigarettes'), change('misery', 1, 'other'), gain({ sugar: 1 })],
                [
                  when(
                    { kind: 'anyone', state: 'hunger', atLeast: 2 },
                    [tell('plate'), change('hunger', -1, 'one'), gain({ sugar: 1 })],
                    [tell('widow'), gain({ sugar: 1, 'mechanical-part': 1 })],
                  ),
                ],
              ),
            ],
          },
        ],
      },
      {
        cast: ['strong'],
        options: [
          {
            id: 'take-a-place-on-the-stairs',
            effects: [
              giveBack(2),
              gain({ water: 2 }),
              when(
                { kind: 'role', role: 'strong', is: 'tired' },
                [tell('slow-hands'), change('misery', -1, 'one')],
                [tell('hand-to-hand'), change('fatigue', 1, 'strong'), change('misery', -1, 'present')],
              ),
            ],
          },
          { id: 'see-whom-it-is-for', effects: [giveBack(1), tell('up'), readOn('the-bath')] },
          {
            id: 'take-a-bucket-and-go',
            effects: [
              gain({ water: 2 }),
              d10(
                upTo(6, tell('gap'), change('misery', 1, 'one')),
                upTo(10, tell('stop-them'), noise(2), noiseRoll, gain({ components: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['alcohol', 'death', 'illness'],
        cast: ['other'],
        options: [
          {
            id: 'say-something-about-her',
            effects: [
              giveBack(1),
              empathy(
                [tell('owes-us-nothing'), gain({ 'herbal-meds': 1 }), change('misery', -1, 'actor')],
                [tell('the-wrong-house'), gain({ vegetable: 1 }), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'put-a-bottle-on-the-table',
            cost: { moonshine: 1 },
            effects: [
              giveBack(2),
              change('misery', -1, 'present'),
              d10(
                upTo(7, tell('bottle'), gain({ vegetable: 1 })),
                upTo(10, tell('speech'), gain({ 'raw-food': 1 })),
              ),
            ],
          },
          {
            id: 'play-for-them',
            when: { kind: 'has', goods: { guitar: 1 } },
            effects: [
              giveBack(2),
              tell('played'),
              change('misery', -1, 'present'),
              gain({ 'raw-food': 1 }),
              noise(2),
            ],
          },
          {
            id: 'sleep-under-the-coats',
            effects: [
              d10(upTo(7, tell('coats'), giveBack(3)), upTo(10, tell('asleep-late'), giveBack(4))),
              change('fatigue', -1, 'one'),
            ],
          },
          {
            id: 'go-through-the-pockets-in-the-hall',
            effects: [
              gain({ cigarette: 3, knife: 1 }),
              d10(
                upTo(7, tell('pockets'), change('misery', 1, 'one')),
                upTo(10, tell('girl-of-ten'), change('misery', 1, 'present')),
              ),
            ],
          },
        ],
      },
      {
        register: 'dialogue',
        notes: ['grief'],
        options: [
          {
            id: 'take-her-the-message',
            effects: [
              giveBack(1),
              gain({ coffee: 1 }),
              d10(
                upTo(5, tell('knew-all-along'), change('misery', -1, 'one'), gain({ sugar: 1 })),
                upTo(10, tell('black-dress'), change('misery', 1, 'one'), gain({ sugar: 1, vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'tell-her-where-he-is',
            effects: [
              d10(
                upTo(6, tell('shoe'), change('misery', -1, 'present'), noise(2)),
                upTo(10, tell('better-dead'), change('misery', 1, 'one'), gain({ cigarette: 2 })),
              ),
            ],
          },
          {
            id: 'keep-the-coffee-and-go',
            effects: [
              gain({ coffee: 2 }),
              d10(upTo(6, tell('chain')), upTo(10, tell('calls-after'), noise(2))),
            ],
          },
        ],
      },
    ],
  },
  {
    'eleventh-floor': {
      options: [
        {
          id: 'hang-her-door-again',
          effects: [
            prowess(
              1,
              [tell('hung'), change('misery', -1, 'actor'), later(2, 'the-basket')],
              [tell('wedged'), change('fatigue', 1, 'actor'), later(3, 'the-basket')],
            ),
          ],
        },
        {
          id: 'stay-for-tea',
          effects: [
            giveBack(2),
            gain({ herb: 1 }),
            d10(
              upTo(7, tell('tea'), change('misery', -1, 'one')),
              upTo(10, tell('plaster'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'look-over-the-city-from-her-window',
          effects: [
            when(
              { kind: 'noise', atLeast: 3 },
              [tell('window'), noise(-3)],
              [tell('our-roof'), tonight(-2, 0)],
            ),
          ],
        },
      ],
    },
    'the-basket': {
      notes: ['death', 'grief'],
      where: 'home',
      options: [
        {
          id: 'hang-the-quilt-before-the-window',
          effects: [
            cold(-1),
            when(
              { kind: 'built', fitting: 'heater' },
              [tell('quilt-warm'), change('misery', -1, 'present')],
              [tell('quilt'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'cut-out-the-flannel-for-her',
          effects: [
            d10(
              upTo(6, tell('the-flannel'), change('misery', -1, 'present')),
              upTo(10, tell('it-was-not-to-be-cut'), change('misery', 1, 'one'), gain({ components: 2 })),
            ),
          ],
        },
        {
          id: 'exchange-it-for-food',
          effects: [
            d10(
              upTo(7, tell('exchanged'), gain({ 'raw-food': 1 })),
              upTo(
                10,
                tell('two-for-one'),
                gain({ 'raw-food': 1, vegetable: 1 }),
                change('misery', 1, 'one'),
              ),
            ),
          ],
        },
      ],
    },
    'the-family-from-the-fifth': {
      where: 'home',
      notes: ['violence', 'hunger', 'death'],
      effects: [
        when({ kind: 'marked', mark: 'voted-them-out' }, [tell('do-not-know')], [tell('remember-us')]),
      ],
      options: [
        {
          id: 'keep-the-lodger',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('lodger'), giveUp(1, 'food'), arrival, later(2, 'the-son-comes-by')],
        },
        {
          id: 'let-them-have-a-night',
          effects: [
            later(2, 'the-son-comes-by'),
            change('misery', -1, 'one'),
            when({ kind: 'built', fitting: 'bed-two' }, [tell('a-bed')], [tell('one-night'), tonight(1, 0)]),
          ],
        },
        {
          id: 'tell-them-how-we-voted',
          when: { kind: 'marked', mark: 'voted-them-out' },
          effects: [
            empathy(
              [tell('dentures'), change('misery', -1, 'actor')],
              [tell('tin-back'), change('misery', 2, 'other'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'send-them-to-the-underpass',
          effects: [
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('underpass-frost'), change('misery', 2, 'one'), gain({ components: 1 })],
              [tell('underpass'), change('misery', 1, 'one'), gain({ components: 1 })],
            ),
          ],
        },
      ],
    },
    'the-son-comes-by': {
      where: 'home',
      notes: ['violence', 'death', 'injury'],
      options: [
        {
          id: 'name-the-chairman',
          effects: [
            gain({ 'canned-food': 1, cigarette: 2 }),
            d10(
              upTo(6, tell('new-chairman'), change('misery', 2, 'one')),
              upTo(10, tell('staircase'), change('misery', 1, 'everyone')),
            ),
          ],
        },
        {
          id: 'say-that-nobody-remembers',
          effects: [
            d10(
              upTo(6, tell('soup'), gain({ cigarette: 1 })),
              upTo(10, tell('takes'), giveUp(1, 'any'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'say-that-we-raised-our-hands',
          when: { kind: 'marked', mark: 'voted-them-out' },
          effects: [
            d10(
              upTo(6, tell('cap'), change('misery', -2, 'one')),
              upTo(10, tell('butt'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-bath': {
      notes: ['illness'],
      options: [
        {
          id: 'tell-the-stairs',
          effects: [
            noise(2),
            later(1, 'dry-stairs'),
            d10(
              upTo(6, tell('put-down'), change('misery', -1, 'present')),
              upTo(10, tell('pulled-out'), change('misery', 1, 'strong'), gain({ coffee: 1 })),
            ),
          ],
        },
        {
          id: 'take-a-share-and-keep-quiet',
          effects: [
            gain({ 'raw-food': 1, water: 1 }),
            d10(
              upTo(6, tell('soap'), change('misery', 1, 'present')),
              upTo(10, tell('thanked'), change('misery', 2, 'strong')),
            ),
          ],
        },
        {
          id: 'ask-him-why',
          effects: [
            giveBack(1),
            empathy(
              [tell('scabs'), change('misery', -1, 'actor'), gain({ chems: 1 })],
              [tell('warm-water'), gain({ cigarette: 1 })],
            ),
          ],
        },
      ],
    },
    'dry-stairs': {
      where: 'home',
      notes: ['death', 'illness'],
      options: [
        {
          id: 'carry-water-up-to-them',
          cost: { water: 1 },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('fourteen'), change('misery', -1, 'everyone')),
              upTo(10, tell('twelfth'), change('misery', 1, 'one'), gain({ book: 1 })),
            ),
          ],
        },
        {
          id: 'go-and-ask-them-to-begin-again',
          effects: [
            empathy(
              [tell('first-bucket'), change('misery', -1, 'present')],
              [tell('for-whom'), change('misery', 2, 'actor')],
            ),
          ],
        },
        {
          id: 'say-that-it-was-the-truth',
          effects: [
            d10(
              upTo(5, tell('true'), change('misery', 1, 'one')),
              upTo(10, tell('shrugs'), gain({ water: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
  },
);

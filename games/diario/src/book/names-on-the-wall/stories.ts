import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  fightOver,
  gain,
  giveUp,
  later,
  lose,
  mark,
  prowess,
  readOn,
  tell,
  tonight,
  unmark,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const NAMES_ON_THE_WALL: readonly Story[] = storiesOf(
  { card: 'names-on-the-wall', where: 'home' },
  {
    red: [
      {
        notes: ['death'],
        options: [
          { id: 'go-through-his-coat', effects: [readOn('the-grey-coat')] },
          {
            id: 'ask-along-the-street',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(4, tell('somebody-knew'), change('misery', -1, 'one')),
                upTo(10, tell('try-the-coat'), readOn('the-grey-coat')),
              ),
            ],
          },
          {
            id: 'write-what-we-saw',
            effects: [
              d10(upTo(6, tell('forty-four')), upTo(10, tell('the-wrong-coat'), change('misery', 1, 'one'))),
            ],
          },
        ],
      },
      {
        notes: ['death'],
        cast: ['other'],
        options: [
          {
            id: 'strike-it-out',
            effects: [change('misery', -1, 'other'), tell('one-stroke'), later(2, 'the-digging-list')],
          },
          {
            id: 'let-it-stand',
            effects: [
              mark('dead-on-the-wall'),
              giveUp(1, 'food'),
              when(
                { kind: 'role', role: 'other', is: 'tired' },
                [tell('sleeps-like-it')],
                [tell('no-coupon')],
              ),
              change('fatigue', -1, 'other'),
              later(2, 'the-digging-list'),
            ],
          },
          {
            id: 'ask-who-wore-the-coat',
            effects: [
              change('fatigue', 1, 'one'),
              empathy(
                [tell('the-other-coat'), gain({ coffee: 1, cigarette: 1 }), change('misery', -1, 'actor')],
                [tell('shown-the-shoes'), change('misery', 1, 'other')],
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
            id: 'burn-the-frame',
            effects: [
              gain({ wood: 2 }),
              d10(
                upTo(6, tell('paint-smoke'), change('misery', 1, 'one')),
                upTo(10, tell('warm-all-day'), cold(-1), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'cut-round-the-marks',
            effects: [
              prowess(
                1,
                [tell('a-ruler'), gain({ wood: 1 }), change('misery', -1, 'one')],
                [tell('split'), gain({ wood: 1 }), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'measure-ourselves',
            effects: [
              change('misery', -1, 'one'),
              when({ kind: 'anyone', state: 'hunger', atLeast: 2 }, [tell('belts')], [tell('hats-off')]),
            ],
          },
        ],
      },
      {
        register: 'form',
        notes: ['death'],
        options: [
          {
            id: 'fill-it-in-truly',
            effects: [
              d10(
                upTo(5, tell('stamped'), gain({ 'raw-food': 1 })),
                upTo(10, tell('one-short'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'leave-the-gone-on-it',
            when: { kind: 'lost', atLeast: 1 },
            effects: [
              tell('in-the-old-hand'),
              mark('false-form'),
              gain({ 'canned-food': 1, vegetable: 1 }),
              change('misery', 1, 'one'),
              later(2, 'the-second-copy'),
            ],
          },
          {
            id: 'invent-a-grandmother',
            effects: [
              d10(
                upTo(
                  6,
                  tell('born-in-the-hills'),
                  mark('false-form'),
                  gain({ 'raw-food': 1, vegetable: 1 }),
                  later(2, 'the-second-copy'),
                ),
                upTo(10, tell('he-would-like-to-meet-her'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'light-the-stove-with-it',
            effects: [
              when(
                { kind: 'built', fitting: 'heater' },
                [tell('in-two-copies'), cold(-1)],
                [tell('paper-flame'), change('misery', -1, 'one')],
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        options: [
          {
            id: 'rub-it-off',
            effects: [
              d10(
                upTo(7, tell('clean-door'), tonight(-1, 0)),
                upTo(10, tell('chalked-again'), tonight(0, -1)),
              ),
            ],
          },
          {
            id: 'leave-it-and-watch',
            effects: [
              when({ kind: 'skill', skill: 'sentry' }, [tell('ninety-minutes')], [tell('at-the-shutter')]),
              change('fatigue', 1, 'one'),
              tonight(0, -1),
              later(1, 'what-the-ring-meant'),
            ],
          },
          {
            id: 'chalk-every-door',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(7, tell('all-alike'), change('misery', -1, 'one')),
                upTo(10, tell('not-on-ours'), change('misery', 1, 'one'), gain({ chems: 1 })),
              ),
              later(1, 'what-the-ring-meant'),
            ],
          },
        ],
      },
      {
        register: 'child',
        cast: ['other'],
        options: [
          {
            id: 'let-him-sleep-by-the-stove',
            effects: [
              mark('boy-inside'),
              change('misery', -1, 'one'),
              when({ kind: 'cold', atLeast: 5 }, [tell('blue-feet')], [tell('along-the-wall')]),
              later(1, 'the-bicycle-shed'),
            ],
          },
          {
            id: 'ask-what-he-told-his-brother',
            effects: [
              empathy(
                [tell('all-of-it'), tonight(-1, -1), later(1, 'the-bicycle-shed')],
                [tell('only-my-brother'), later(1, 'the-bicycle-shed')],
              ),
            ],
          },
          {
            id: 'rub-the-name-out',
            effects: [
              d10(upTo(5, tell('gone-by-dark')), upTo(10, tell('written-again'), change('misery', 1, 'one'))),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'send-a-runner',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(8, tell('half-now'), later(2, 'word-from-across')),
                upTo(10, tell('seen-in-the-underpass'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'write-our-street-beneath',
            effects: [
              d10(
                upTo(7, tell('ink-holds'), later(2, 'word-from-across')),
                upTo(10, tell('wall-gone'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'fold-it-and-keep-it',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('a-debt'), change('misery', 1, 'other'), gain({ components: 1, book: 1 })],
                [tell('breast-pocket'), change('misery', -1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['death', 'grief'],
        cast: ['missed', 'against'],
        people: 2,
        options: [
          {
            id: 'write-it-with-the-rest',
            effects: [
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('among-the-dead'), change('misery', 1, 'against'), later(2, 'a-card-by-hand')],
                [tell('with-the-date'), change('misery', -1, 'one'), later(2, 'a-card-by-hand')],
              ),
            ],
          },
          {
            id: 'cut-it-into-the-table',
            when: { kind: 'has', goods: { knife: 1 } },
            effects: [
              change('fatigue', 1, 'one'),
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('two-dates-short')],
                [tell('where-the-elbow-was')],
              ),
              change('misery', -2, 'one'),
            ],
          },
          {
            id: 'leave-the-space-empty',
            effects: [
              d10(
                upTo(5, tell('no-one-leans-there')),
                upTo(10, tell('somebody-elses-name'), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'dig-with-the-shovel',
            when: { kind: 'has', goods: { shovel: 1 } },
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(7, tell('seeping'), gain({ water: 2 })),
                upTo(10, tell('old-bricks'), gain({ components: 1 })),
              ),
            ],
          },
          {
            id: 'lift-the-slabs',
            effects: [
              prowess(
                1,
                [tell('a-cupful'), gain({ water: 1, components: 1 })],
                [tell('a-toe'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'sign-below-them',
            effects: [
              change('misery', -1, 'one'),
              when({ kind: 'lost', atLeast: 1 }, [tell('how-many-lines')], [tell('long-ears')]),
            ],
          },
        ],
      },
      {
        register: 'silence',
        notes: ['captivity'],
        cast: ['other'],
        options: [
          {
            id: 'wait-for-the-third-sheet',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(4, tell('it-comes-at-noon'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })),
                upTo(8, tell('no-third-sheet'), change('misery', 1, 'one')),
                upTo(10, tell('handwritten'), change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'read-it-out-to-those-behind',
            effects: [
              empathy(
                [tell('slowly'), change('misery', -1, 'actor'), gain({ coffee: 1 })],
                [tell('he-asks-again'), change('misery', 1, 'actor'), gain({ vegetable: 1 })],
              ),
            ],
          },
          {
            id: 'go-home',
            effects: [
              d10(upTo(7, tell('the-yard')), upTo(10, tell('paper-in-the-pocket'), gain({ book: 1 }))),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-grey-coat': {
      notes: ['death'],
      options: [
        {
          id: 'take-her-the-bag',
          effects: [
            empathy(
              [tell('set-for-two'), change('misery', -1, 'actor'), gain({ vegetable: 1 })],
              [tell('the-chain'), change('misery', 1, 'actor')],
            ),
            later(2, 'the-step'),
          ],
        },
        {
          id: 'send-it-with-the-list',
          effects: [
            gain({ cigarette: 1 }),
            d10(
              upTo(7, tell('the-packet'), gain({ cigarette: 1 }), later(2, 'the-step')),
              upTo(10, tell('never-got-there'), mark('kept-the-bag'), later(2, 'the-step')),
            ),
          ],
        },
        {
          id: 'keep-all-of-it',
          effects: [
            when(
              { kind: 'anyone', state: 'illness', atLeast: 2 },
              [tell('opened-that-night')],
              [tell('still-sealed')],
            ),
            mark('kept-the-bag'),
            gain({ meds: 1, cigarette: 1 }),
            change('misery', 1, 'one'),
            later(2, 'the-step'),
          ],
        },
      ],
    },
    'the-step': {
      notes: ['death', 'grief', 'illness', 'injury'],
      cast: ['other'],
      effects: [
        when(
          { kind: 'marked', mark: 'kept-the-bag' },
          [tell('without-her-drops'), change('misery', 1, 'one')],
          [tell('with-her-drops')],
        ),
      ],
      options: [
        {
          id: 'give-her-medicine',
          cost: { meds: 1 },
          when: { kind: 'marked', mark: 'kept-the-bag' },
          effects: [
            unmark('kept-the-bag'),
            empathy(
              [tell('she-reads-the-label'), change('misery', -2, 'actor'), gain({ jewelry: 1 })],
              [tell('she-reads-the-label-twice'), change('misery', 1, 'actor'), gain({ cigarette: 2 })],
            ),
          ],
        },
        {
          id: 'sit-down-beside-her',
          effects: [
            d10(
              upTo(2, tell('the-sun-on-it'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
              upTo(10, tell('until-the-shade'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'carry-her-in',
          effects: [
            prowess(
              1,
              [tell('cushion-and-all'), change('fatigue', 1, 'actor'), gain({ 'raw-food': 1 })],
              [tell('she-holds-the-rail'), change('fatigue', 1, 'actor'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'use-the-back-door',
          effects: [
            d10(
              upTo(6, tell('four-days-running')),
              upTo(10, tell('the-cushion-only'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    'the-digging-list': {
      notes: ['captivity', 'injury', 'death'],
      effects: [
        when(
          { kind: 'fate', role: 'other', is: 'here' },
          [
            when(
              { kind: 'marked', mark: 'dead-on-the-wall' },
              [tell('reads-past-it')],
              [tell('reads-it-out')],
            ),
          ],
          [tell('any-of-us')],
        ),
      ],
      options: [
        {
          id: 'go-with-them',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(2, tell('the-bank-gives-way'), change('wounds', 1, 'one')),
              upTo(10, tell('a-plank-each'), gain({ wood: 2, components: 1 })),
            ),
            later(1, 'what-they-dug'),
          ],
        },
        {
          id: 'send-the-shovel-instead',
          cost: { shovel: 1 },
          effects: [
            d10(upTo(7, tell('receipt-for-a-shovel')), upTo(10, tell('and-a-loaf'), gain({ 'raw-food': 1 }))),
          ],
        },
        {
          id: 'point-at-the-wall',
          when: {
            kind: 'all',
            conditions: [
              { kind: 'marked', mark: 'dead-on-the-wall' },
              { kind: 'fate', role: 'other', is: 'here' },
            ],
          },
          effects: [
            mark('sent-the-neighbour'),
            d10(
              upTo(7, tell('hat-off'), change('misery', 1, 'other')),
              upTo(10, tell('who-is-that-then'), change('misery', 1, 'other'), giveUp(1, 'any')),
            ),
            later(1, 'what-they-dug'),
          ],
        },
        {
          id: 'hide-until-they-go',
          effects: [
            d10(
              upTo(4, tell('behind-the-coal'), change('fatigue', 2, 'one'), change('wounds', 1, 'one')),
              upTo(10, tell('next-door-goes'), mark('sent-the-neighbour'), later(1, 'what-they-dug')),
            ),
          ],
        },
      ],
    },
    'what-they-dug': {
      notes: ['death', 'violence', 'grief'],
      effects: [
        when(
          { kind: 'marked', mark: 'sent-the-neighbour' },
          [tell('his-wife'), change('misery', 1, 'one')],
          [tell('we-know-the-place')],
        ),
      ],
      options: [
        {
          id: 'tell-the-street',
          effects: [
            when(
              { kind: 'marked', mark: 'sent-the-neighbour' },
              [tell('how-do-we-know'), change('misery', 1, 'one'), tonight(-1, -1)],
              [tell('they-move-the-queue'), tonight(-1, -1), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'bring-his-wife-our-soup',
          cost: { 'raw-food': 1 },
          when: { kind: 'marked', mark: 'sent-the-neighbour' },
          effects: [
            empathy(
              [tell('she-eats-it'), change('misery', -2, 'actor'), gain({ bandage: 1 })],
              [tell('the-pot-comes-back'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'keep-it-to-ourselves',
          effects: [
            d10(
              upTo(6, tell('no-one-asks'), change('misery', 1, 'one'), cold(-1)),
              upTo(10, tell('filled-in-again'), gain({ components: 1 })),
            ),
          ],
        },
      ],
    },
    'the-second-copy': {
      when: { kind: 'marked', mark: 'false-form' },
      options: [
        {
          id: 'show-him-an-old-woman',
          effects: [
            empathy(
              [tell('borrowed-for-an-hour'), gain({ vegetable: 1 }), change('fatigue', 1, 'one')],
              [tell('she-asks-for-half'), giveUp(1, 'food'), change('fatigue', 1, 'one')],
            ),
          ],
        },
        {
          id: 'say-what-we-did',
          effects: [
            unmark('false-form'),
            d10(
              upTo(5, tell('he-has-three-such'), change('misery', -1, 'one'), giveUp(1, 'food')),
              upTo(10, tell('by-the-rule'), giveUp(2, 'food')),
            ),
          ],
        },
        {
          id: 'ask-what-he-wants',
          effects: [
            when(
              { kind: 'skill', skill: 'trader' },
              [tell('half-a-stamp'), lose({ cigarette: 1 }), change('misery', 1, 'one')],
              [tell('a-whole-stamp'), giveUp(2, 'any'), gain({ vegetable: 1 })],
            ),
          ],
        },
      ],
    },
    'the-bicycle-shed': {
      notes: ['violence'],
      effects: [
        when({ kind: 'marked', mark: 'boy-inside' }, [tell('through-the-door')], [tell('across-the-yard')]),
      ],
      options: [
        {
          id: 'send-the-boy-out',
          effects: [
            unmark('boy-inside'),
            d10(
              upTo(6, tell('he-walks-behind'), change('misery', 1, 'one'), tonight(-1, 0)),
              upTo(10, tell('a-slap'), change('misery', 2, 'one'), tonight(-2, -1)),
            ),
          ],
        },
        {
          id: 'pay-for-the-boy',
          cost: { cigarette: 2 },
          effects: [
            tell('until-friday'),
            change('misery', -1, 'one'),
            d10(
              upTo(5, later(2, 'two-men-and-a-boy')),
              upTo(10, tell('he-signs-for-it'), gain({ shell: 1 })),
            ),
          ],
        },
        {
          id: 'keep-the-door-shut',
          effects: [mark('kept-the-boy'), tell('a-boot'), later(1, 'two-men-and-a-boy')],
        },
      ],
    },
    'two-men-and-a-boy': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'stand-on-the-stairs',
          effects: [
            fightOver([giveUp(2, 'any')], {
              count: [
                { upTo: 7, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['knife'], B: [], C: [] },
              thugs: false,
            }),
            tell('the-brother-runs'),
          ],
        },
        {
          id: 'let-them-take-what-they-know-of',
          effects: [
            giveUp(2, 'any'),
            when(
              { kind: 'marked', mark: 'kept-the-boy' },
              [tell('pave-looks-at-the-floor'), change('misery', 1, 'one')],
              [tell('pave-carries-the-lamp')],
            ),
          ],
        },
        {
          id: 'ask-the-brother-to-come-in',
          when: { kind: 'food', atLeast: 2 },
          effects: [
            empathy(
              [tell('he-is-fifteen'), giveUp(1, 'food'), tonight(-2, -1)],
              [tell('he-laughs-first'), giveUp(2, 'food'), change('wounds', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    'a-card-by-hand': {
      notes: ['grief', 'death'],
      effects: [
        when({ kind: 'fate', role: 'missed', is: 'left' }, [tell('read-aloud')], [tell('read-in-turn')]),
      ],
      options: [
        {
          id: 'answer-it',
          effects: [
            when(
              { kind: 'fate', role: 'missed', is: 'left' },
              [
                tell('we-say-nothing-of-the-wall'),
                change('misery', -1, 'present'),
                change('fatigue', 1, 'one'),
              ],
              [tell('we-write-to-the-sister'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
            ),
          ],
        },
        {
          id: 'let-the-bearer-stay',
          when: { kind: 'group', atMost: 3 },
          effects: [
            d10(
              upTo(7, tell('boots-under-the-bench'), arrival, change('misery', 1, 'against')),
              upTo(10, tell('gone-before-light'), giveUp(1, 'any'), change('fatigue', -1, 'one')),
            ),
          ],
        },
        {
          id: 'keep-what-came-with-it',
          effects: [
            gain({ sugar: 1 }),
            d10(
              upTo(6, tell('brown-paper'), gain({ coffee: 1 })),
              upTo(10, tell('for-all-four'), gain({ cigarette: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'what-the-ring-meant': {
      options: [
        {
          id: 'open-the-door',
          effects: [
            d10(
              upTo(6, tell('a-ladle'), gain({ 'raw-food': 1, vegetable: 1 })),
              upTo(10, tell('the-tarpaulin'), giveUp(2, 'any')),
            ),
          ],
        },
        {
          id: 'speak-through-it',
          effects: [
            empathy([tell('a-parish'), gain({ 'raw-food': 1 })], [tell('they-move-on'), tonight(1, 0)]),
          ],
        },
        {
          id: 'keep-still',
          effects: [
            d10(
              upTo(6, tell('next-house'), change('misery', 1, 'one')),
              upTo(10, tell('tried-the-latch'), tonight(-1, 0)),
            ),
          ],
        },
      ],
    },
    'word-from-across': {
      notes: ['grief'],
      effects: [
        when(
          { kind: 'fate', role: 'other', is: 'here' },
          [tell('the-basin-goes-over'), change('misery', -1, 'other')],
          [tell('reads-our-faces'), change('misery', 1, 'one')],
        ),
      ],
      options: [
        { id: 'make-room', when: { kind: 'group', atMost: 3 }, effects: [tell('end-of-the-row'), arrival] },
        {
          id: 'cook-a-supper',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('last-boat'), gain({ bandage: 1 })],
              [tell('the-coat-is-asked-for'), gain({ meds: 1 })],
            ),
          ],
        },
        {
          id: 'find-a-bed-nearby',
          effects: [
            d10(
              upTo(6, tell('ten-minutes-off'), gain({ coffee: 1 })),
              upTo(10, tell('straw-and-coughing'), gain({ herb: 2 })),
            ),
          ],
        },
      ],
    },
  },
);

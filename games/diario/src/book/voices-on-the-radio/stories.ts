import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  leave,
  mark,
  prowess,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const VOICES_ON_THE_RADIO: readonly Story[] = storiesOf(
  { card: 'voices-on-the-radio', where: 'home' },
  {
    red: [
      {
        notes: ['injury'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'charge-it-and-wait',
            effects: [
              when(
                { kind: 'built', fitting: 'radio' },
                [tell('our-own-set'), later(1, 'the-second-reading')],
                [tell('by-hand'), change('fatigue', 1, 'one'), later(1, 'the-second-reading')],
              ),
            ],
          },
          {
            id: 'ask-at-the-hospital',
            effects: [
              d10(
                upTo(3, tell('ward-four'), change('misery', -2, 'other')),
                upTo(7, tell('no-such-name'), change('fatigue', 1, 'one'), later(1, 'the-second-reading')),
                upTo(10, tell('the-crossing'), change('wounds', 1, 'one')),
              ),
            ],
          },
          {
            id: 'put-the-set-away',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'tired' },
                [tell('sleeps-on-it'), change('fatigue', -1, 'other')],
                [tell('half-a-name'), change('misery', 1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        register: 'radio',
        notes: ['captivity'],
        people: 3,
        cast: ['other', 'against'],
        options: [
          {
            id: 'put-a-name-down',
            effects: [
              leave('one'),
              mark('one-of-ours-on-the-bridge'),
              d10(
                upTo(6, tell('list-stamped'), gain({ coffee: 1, cigarette: 2 })),
                upTo(10, tell('list-closed'), change('misery', 1, 'one')),
              ),
              later(1, 'sunday-at-the-bridge'),
            ],
          },
          {
            id: 'move-into-what-they-leave',
            effects: [
              gain({ wood: 2 }),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('a-warm-flat'), cold(-1), change('misery', 1, 'other')],
                [tell('two-chairs'), gain({ components: 1 }), change('fatigue', 1, 'other')],
              ),
              later(1, 'sunday-at-the-bridge'),
            ],
          },
          {
            id: 'warn-the-stair',
            effects: [
              empathy(
                [tell('stay-at-home'), mark('warned-the-stair'), later(1, 'sunday-at-the-bridge')],
                [tell('who-are-you'), change('misery', 1, 'actor'), later(1, 'sunday-at-the-bridge')],
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['injury', 'illness'],
        cast: ['other'],
        options: [
          {
            id: 'climb-to-the-chimney',
            effects: [
              prowess(
                1,
                [
                  change('misery', -1, 'present'),
                  d10(upTo(7, tell('clarinet')), upTo(10, tell('seen-on-our-roof'), tonight(1, 0))),
                ],
                [tell('wet-slates'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'rig-one-indoors',
            cost: { 'electrical-part': 1 },
            effects: [
              when(
                { kind: 'member', person: 'jelena' },
                [tell('quarter-wave'), change('misery', -1, 'present')],
                [tell('curtain-rail'), change('misery', -1, 'one'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'hum-the-rest',
            effects: [
              when(
                { kind: 'member', person: 'luka' },
                [tell('flat-by-a-hair'), change('misery', -1, 'one')],
                [
                  d10(
                    upTo(5, tell('in-parts'), change('misery', -1, 'one')),
                    upTo(10, tell('wrong-tune'), change('fatigue', 1, 'one')),
                  ),
                ],
              ),
            ],
          },
        ],
      },
      {
        notes: ['violence'],
        people: 2,
        cast: ['gentle', 'strong'],
        options: [
          {
            id: 'warn-her',
            effects: [
              empathy(
                [tell('one-more-chapter'), mark('warned-the-reader'), change('misery', -1, 'actor')],
                [tell('door-on-the-chain'), change('misery', 1, 'actor')],
              ),
              later(1, 'the-attic-at-eleven'),
            ],
          },
          {
            id: 'give-her-a-better-aerial',
            cost: { 'electrical-part': 1 },
            effects: [
              mark('gave-her-an-aerial'),
              change('misery', -1, 'present'),
              d10(
                upTo(7, tell('as-far-as-the-bridges')),
                upTo(10, tell('reads-our-street'), gain({ book: 1 })),
              ),
              later(1, 'the-attic-at-eleven'),
            ],
          },
          {
            id: 'cut-her-wire',
            effects: [
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('cut-unseen'), tonight(-1, -1), change('misery', 1, 'gentle')],
                [tell('seen-on-the-roof'), tonight(-1, -1), change('misery', 1, 'present')],
              ),
            ],
          },
          {
            id: 'listen-and-say-nothing',
            effects: [
              change('misery', -1, 'one'),
              d10(
                upTo(6, tell('the-fox'), later(1, 'the-attic-at-eleven')),
                upTo(10, tell('ranging'), tonight(0, 1), later(1, 'the-attic-at-eleven')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['hunger', 'violence'],
        options: [
          {
            id: 'go-early',
            effects: [
              change('fatigue', 1, 'one'),
              mark('queued-early'),
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('before-the-patrols'), gain({ cigarette: 1 }), later(1, 'the-queue-on-mill-street')],
                [tell('proof'), later(1, 'the-queue-on-mill-street')],
              ),
            ],
          },
          {
            id: 'tell-the-stair',
            effects: [
              mark('told-the-stair'),
              d10(
                upTo(6, tell('nine-of-us'), later(1, 'the-queue-on-mill-street')),
                upTo(
                  10,
                  tell('the-whole-street'),
                  change('misery', 1, 'one'),
                  later(1, 'the-queue-on-mill-street'),
                ),
              ),
            ],
          },
          {
            id: 'stay-away',
            effects: [
              d10(
                upTo(5, tell('white-sleeves'), change('misery', 1, 'one')),
                upTo(10, tell('it-was-nothing'), change('fatigue', -1, 'one')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['injury', 'illness'],
        people: 2,
        cast: ['hurt', 'against'],
        options: [
          {
            id: 'do-as-the-doctor-says',
            effects: [
              d10(
                upTo(5, tell('clean-edges'), change('wounds', -1, 'hurt'), change('misery', 1, 'hurt')),
                upTo(8, tell('no-worse'), change('fatigue', 1, 'hurt')),
                upTo(10, tell('salt-and-ash'), change('illness', 1, 'hurt')),
              ),
            ],
          },
          {
            id: 'ask-for-a-second-opinion',
            when: { kind: 'skill', skill: 'nurse' },
            effects: [
              tell('a-vet'),
              d10(
                upTo(6, change('wounds', -1, 'hurt'), change('fatigue', 1, 'one')),
                upTo(10, change('misery', -1, 'hurt'), change('fatigue', 1, 'one')),
              ),
            ],
          },
          {
            id: 'write-it-down-for-the-yard',
            effects: [
              when(
                { kind: 'has', goods: { chems: 1 } },
                [tell('remedy-no-nine'), gain({ cigarette: 2 }), change('misery', 1, 'against')],
                [tell('nobody-has-ash'), gain({ cigarette: 1 }), change('fatigue', 1, 'against')],
              ),
            ],
          },
          {
            id: 'turn-to-another-station',
            effects: [
              d10(
                upTo(6, tell('dance-band'), change('misery', -1, 'hurt')),
                upTo(10, tell('same-voice'), change('misery', 1, 'hurt')),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        options: [
          {
            id: 'listen-to-the-end',
            effects: [
              change('fatigue', 1, 'one'),
              change('misery', -1, 'one'),
              d10(
                upTo(6, tell('caraway'), later(2, 'one-cough')),
                upTo(10, tell('tomorrow-then'), tonight(-1, 0)),
              ),
            ],
          },
          {
            id: 'say-something',
            effects: [
              mark('spoke-on-the-air'),
              empathy(
                [
                  tell('third-opinion'),
                  tonight(-1, -1),
                  change('misery', -1, 'actor'),
                  later(2, 'one-cough'),
                ],
                [tell('dead-air'), change('misery', 1, 'actor'), tonight(0, 1), later(2, 'one-cough')],
              ),
            ],
          },
          {
            id: 'try-the-recipe',
            cost: { vegetable: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'cook' },
                [tell('needs-fat'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
                [tell('the-hill-is-right'), change('hunger', -1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        register: 'ledger',
        people: 2,
        cast: ['tired', 'other'],
        options: [
          {
            id: 'go-by-the-numbers',
            effects: [
              d10(
                upTo(6, tell('nine-and-four'), tonight(-2, -1), change('fatigue', 1, 'tired')),
                upTo(10, tell('a-weather-ship'), change('fatigue', 1, 'tired'), change('misery', 1, 'tired')),
              ),
            ],
          },
          {
            id: 'take-the-pencil-away',
            effects: [
              when(
                { kind: 'role', role: 'tired', is: 'miserable' },
                [tell('listens-without'), change('misery', 1, 'tired')],
                [tell('sleeps-till-four'), change('fatigue', -2, 'tired'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'sell-the-page-to-the-street',
            effects: [
              empathy(
                [tell('for-two-onions'), gain({ vegetable: 1 }), tonight(1, 0)],
                [tell('spies-then'), change('misery', 1, 'actor'), tonight(1, 0), gain({ cigarette: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        options: [
          {
            id: 'hide-it-under-the-floor',
            effects: [
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('no-seam'), change('fatigue', 1, 'one'), tonight(-2, 0)],
                [tell('loose-board'), change('fatigue', 1, 'one'), tonight(-1, 0)],
              ),
            ],
          },
          {
            id: 'change-our-number',
            effects: [
              d10(
                upTo(5, tell('even-number'), change('misery', 1, 'one')),
                upTo(10, tell('the-postman'), later(1, 'the-inspection')),
              ),
            ],
          },
          {
            id: 'leave-it-all-open',
            effects: [
              when(
                { kind: 'food', atLeast: 4 },
                [tell('dusted'), later(1, 'the-inspection')],
                [tell('little-to-dust'), change('misery', -1, 'one'), later(1, 'the-inspection')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief', 'death'],
        people: 2,
        cast: ['missed', 'other'],
        options: [
          {
            id: 'answer-the-greeting',
            cost: { cigarette: 1 },
            effects: [
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('read-on-thursday'), change('misery', -2, 'other')],
                [tell('for-the-archive'), change('misery', -1, 'other'), gain({ coffee: 1 })],
              ),
            ],
          },
          {
            id: 'hear-it-every-night',
            effects: [
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('a-full-voice'), change('misery', 1, 'other'), gain({ vegetable: 1 })],
                [tell('nine-minutes-to-six'), change('misery', -1, 'one'), change('fatigue', 1, 'other')],
              ),
            ],
          },
          {
            id: 'sell-the-set',
            effects: [
              gain({ 'raw-food': 1 }),
              d10(
                upTo(5, tell('through-the-wall-now'), change('misery', 1, 'present')),
                upTo(10, tell('off-at-last'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'turn-the-knob',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('knob-in-the-pocket'), change('misery', 1, 'other')],
                [tell('football')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-second-reading': {
      people: 2,
      cast: ['other'],
      effects: [
        d10(
          upTo(4, tell('the-right-year'), change('misery', -2, 'other'), later(1, 'visiting-hours')),
          upTo(
            6,
            tell('a-namesake'),
            mark('only-a-namesake'),
            change('misery', 1, 'other'),
            later(1, 'visiting-hours'),
          ),
          upTo(
            10,
            tell('looking-for-us'),
            change('misery', -1, 'other'),
            gain({ cigarette: 2 }),
            later(1, 'the-one-who-searched'),
          ),
        ),
      ],
    },
    'visiting-hours': {
      notes: ['illness', 'hunger'],
      cast: ['other'],
      effects: [
        when({ kind: 'marked', mark: 'only-a-namesake' }, [tell('an-old-man')], [tell('a-cropped-head')]),
      ],
      options: [
        {
          id: 'bring-food',
          cost: { vegetable: 1 },
          effects: [
            d10(
              upTo(7, tell('eaten-under-the-sheet'), change('misery', -2, 'one'), gain({ bandage: 1 })),
              upTo(10, tell('eaten-by-the-next-bed'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'bring-only-ourselves',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('holds-the-hand'), change('misery', -1, 'other')],
              [tell('what-to-say'), change('misery', 1, 'one'), gain({ 'herbal-meds': 1 })],
            ),
          ],
        },
        {
          id: 'help-in-the-ward',
          when: { kind: 'skill', skill: 'nurse' },
          effects: [
            change('fatigue', 2, 'one'),
            d10(
              upTo(6, tell('paid-from-the-cabinet'), gain({ meds: 1 })),
              upTo(10, tell('caught-it-there'), gain({ meds: 1 }), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'do-not-go',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('goes-alone'), change('misery', 1, 'other')],
              [tell('bed-given-away')],
            ),
          ],
        },
      ],
    },
    'the-one-who-searched': {
      notes: ['death'],
      cast: ['other'],
      options: [
        {
          id: 'make-up-a-bed',
          when: { kind: 'group', atMost: 3 },
          effects: [
            arrival,
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('from-the-same-stairs'), change('misery', -1, 'other')],
              [tell('stays-all-the-same'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'share-a-meal-and-part',
          cost: { vegetable: 1 },
          effects: [
            d10(
              upTo(5, tell('leaves-the-rucksack'), gain({ components: 2, 'mechanical-part': 1 })),
              upTo(10, tell('leaves-an-address'), change('misery', -1, 'one'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'say-there-is-no-room',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('smells-the-soup'), change('misery', 1, 'one')],
              [tell('sees-the-shelf'), gain({ coffee: 1 })],
            ),
          ],
        },
      ],
    },
    'sunday-at-the-bridge': {
      notes: ['captivity', 'violence', 'injury'],
      cast: ['other', 'against'],
      effects: [
        when({ kind: 'marked', mark: 'one-of-ours-on-the-bridge' }, [
          tell('number-thirty-eight'),
          change('misery', 1, 'one'),
        ]),
        when({ kind: 'marked', mark: 'warned-the-stair' }, [tell('ours-stayed')], [tell('all-forty')]),
      ],
      options: [
        {
          id: 'open-the-side-gate',
          effects: [
            prowess(
              2,
              [tell('eleven-through'), change('misery', -1, 'present'), tonight(1, 1)],
              [tell('gate-sticks'), change('wounds', 1, 'actor'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'gather-what-was-dropped',
          effects: [
            d10(
              upTo(5, tell('one-bag-each'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')),
              upTo(8, tell('a-bag-of-shoes'), gain({ components: 2 }), change('misery', 1, 'one')),
              upTo(10, tell('owner-looks'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'go-home-by-the-yards',
          effects: [
            when(
              { kind: 'marked', mark: 'warned-the-stair' },
              [tell('soup-on-the-step'), gain({ vegetable: 1 })],
              [tell('nobody-asks'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-attic-at-eleven': {
      notes: ['violence', 'injury', 'death'],
      cast: ['gentle', 'strong'],
      effects: [
        when(
          { kind: 'marked', mark: 'gave-her-an-aerial' },
          [tell('two-rounds-close'), tonight(1, 1)],
          [when({ kind: 'marked', mark: 'warned-the-reader' }, [tell('empty-attic')], [tell('one-round')])],
        ),
      ],
      options: [
        {
          id: 'carry-on-for-her',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('what-the-fox-did'), change('misery', -1, 'present'), tonight(1, 0)],
              [tell('loses-the-place'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'strip-the-attic',
          effects: [
            gain({ 'electrical-part': 1 }),
            when(
              { kind: 'marked', mark: 'warned-the-reader' },
              [tell('a-note-on-the-valve'), change('misery', 1, 'gentle')],
              [tell('still-warm-valves'), gain({ components: 1 }), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'leave-the-dial-there',
          effects: [
            d10(
              upTo(5, tell('another-street'), change('misery', -1, 'one')),
              upTo(10, tell('only-hiss'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-queue-on-mill-street': {
      notes: ['hunger', 'injury'],
      options: [
        {
          id: 'keep-our-place',
          effects: [
            gain({ 'raw-food': 1 }),
            when(
              { kind: 'marked', mark: 'queued-early' },
              [tell('before-the-doors'), change('misery', 1, 'one'), gain({ cigarette: 1 })],
              [tell('last-sack'), change('misery', 1, 'one')],
            ),
            later(1, 'the-folding-chair'),
          ],
        },
        {
          id: 'let-them-go-first',
          effects: [
            mark('let-the-chair-first'),
            d10(
              upTo(4, tell('the-reserve'), gain({ 'raw-food': 1 })),
              upTo(10, tell('half-cup'), gain({ vegetable: 1 }), change('misery', -1, 'one')),
            ),
            later(1, 'the-folding-chair'),
          ],
        },
        {
          id: 'push-through',
          effects: [
            when(
              { kind: 'marked', mark: 'told-the-stair' },
              [tell('in-a-wedge'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')],
              [
                prowess(
                  1,
                  [tell('two-bags'), gain({ 'canned-food': 1, vegetable: 1 }), change('misery', 1, 'actor')],
                  [tell('elbows'), change('wounds', 1, 'actor')],
                ),
              ],
            ),
          ],
        },
      ],
    },
    'the-folding-chair': {
      notes: ['hunger', 'death', 'grief'],
      options: [
        {
          id: 'take-the-chair-in',
          effects: [
            when(
              { kind: 'marked', mark: 'let-the-chair-first' },
              [tell('a-present'), gain({ wood: 1 }), change('misery', -1, 'one')],
              [tell('to-be-minded'), gain({ wood: 2 }), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'walk-home-with-her',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('his-workshop'), gain({ 'mechanical-part': 1, components: 1 })),
              upTo(10, tell('fourth-floor'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'have-nothing-for-her',
          effects: [
            when(
              { kind: 'food', atLeast: 2 },
              [tell('flour-on-the-step'), change('misery', 1, 'one'), tonight(-1, 0)],
              [tell('two-doors-further')],
            ),
          ],
        },
      ],
    },
    'one-cough': {
      notes: ['violence', 'death', 'grief'],
      options: [
        {
          id: 'answer-for-him',
          effects: [
            empathy(
              [tell('about-the-flour'), change('misery', 1, 'actor'), tonight(-2, -1)],
              [tell('not-his-voice'), change('misery', 1, 'actor'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'tell-him-the-truth',
          effects: [
            when(
              { kind: 'marked', mark: 'spoke-on-the-air' },
              [tell('hungry-one-he-says'), change('misery', -1, 'one'), tonight(0, 1)],
              [tell('key-held-down'), tonight(1, 1), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'let-it-call',
          effects: [
            d10(upTo(5, tell('till-daybreak'), change('misery', 1, 'one')), upTo(10, tell('a-third-man'))),
          ],
        },
      ],
    },
    'the-inspection': {
      notes: ['illness'],
      options: [
        {
          id: 'brew-him-something',
          cost: { coffee: 1 },
          effects: [
            mark('clerk-made-a-blot'),
            tell('a-blot'),
            change('misery', -1, 'one'),
            later(1, 'the-clerk-dismissed'),
          ],
        },
        {
          id: 'argue-the-list',
          effects: [
            empathy(
              [tell('a-household'), giveUp(1, 'any'), later(1, 'the-clerk-dismissed')],
              [tell('in-duplicate'), giveUp(2, 'any'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'let-them-take-it',
          effects: [
            giveUp(2, 'any'),
            d10(
              upTo(7, tell('a-receipt'), gain({ book: 1 })),
              upTo(10, tell('two-receipts'), gain({ book: 1 }), later(1, 'the-clerk-dismissed')),
            ),
          ],
        },
      ],
    },
    'the-clerk-dismissed': {
      notes: ['illness', 'hunger'],
      options: [
        {
          id: 'give-him-a-corner',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'marked', mark: 'clerk-made-a-blot' },
              [tell('counts-for-us'), gain({ coffee: 1 }), tonight(-1, 0)],
              [tell('coughs-all-night'), change('illness', 1, 'one'), gain({ 'canned-food': 1 })],
            ),
          ],
        },
        {
          id: 'ask-where-our-things-went',
          effects: [
            empathy(
              [tell('shelf-and-number'), gain({ 'raw-food': 1 }), change('fatigue', 1, 'actor')],
              [tell('a-matter-of-record'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'wish-him-good-health',
          effects: [
            when(
              { kind: 'marked', mark: 'clerk-made-a-blot' },
              [tell('blots-on-his-cuff'), change('misery', 2, 'one')],
              [tell('reads-our-door'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);

import type { Story } from './story.ts';

/** People met while scavenging (SCAV-3), and what follows from it at home. */
export const RESIDENT_STORIES: readonly Story[] = [
  {
    id: 'old-couple-red',
    from: { card: 'old-couple', colour: 'red' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'take-the-tray',
        effects: [
          { kind: 'tell', line: 'they-wish-us-good-night' },
          { kind: 'gain', goods: { 'canned-food': 1, sugar: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'chop-a-chair',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'noise', by: 1 },
          { kind: 'tell', line: 'the-chair-burns-blue' },
          { kind: 'gain', goods: { coffee: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'add-to-the-tray',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'the-wrong-burglars' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'close-the-door-softly',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'a-voice-behind-the-door' },
        ],
      },
    ],
  },
  {
    id: 'old-couple-blue',
    from: { card: 'old-couple', colour: 'blue' },
    where: 'out',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'bury-him',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'tell', line: 'his-own-spade' },
          { kind: 'gain', goods: { shovel: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'sit-with-her',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'second-helpings' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
        ],
      },
      {
        id: 'look-through-the-kitchen',
        effects: [
          { kind: 'search', chart: 'pantry' },
          { kind: 'tell', line: 'she-hears-the-drawers' },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
      { id: 'leave-them', effects: [{ kind: 'tell', line: 'she-pours-him-tea' }] },
    ],
  },
  {
    id: 'old-couple-green',
    from: { card: 'old-couple', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dance-with-them',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'noise', by: 1 },
          { kind: 'tell', line: 'mind-the-hole' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'mend-the-spring',
        cost: { 'mechanical-part': 1 },
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'four-minutes-on-one-winding' },
          { kind: 'gain', goods: { moonshine: 1, sugar: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'search-under-the-music',
        effects: [
          { kind: 'search', chart: 'furniture' },
          { kind: 'tell', line: 'nobody-winds-it' },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
      { id: 'listen-and-go-on', effects: [{ kind: 'tell', line: 'humming-all-night' }] },
    ],
  },
  {
    id: 'old-couple-yellow',
    from: { card: 'old-couple', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'lift-it-for-a-share',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'halves-to-the-last-pear' },
                { kind: 'gain', goods: { 'raw-food': 1, vegetable: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'the-beam-slips' },
                { kind: 'gain', goods: { vegetable: 1 } },
                { kind: 'noise', by: 2 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'lift-it-and-take-all',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'only-the-sand' },
                { kind: 'gain', goods: { 'raw-food': 2, vegetable: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'present' },
              ],
              fail: [
                { kind: 'tell', line: 'it-will-not-move' },
                { kind: 'noise', by: 2 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'call-it-too-heavy',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'there-will-be-others' },
        ],
      },
    ],
  },
  {
    id: 'old-couple-white',
    from: { card: 'old-couple', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'carry-the-letter',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'they-stand-at-the-window' },
          { kind: 'later', days: 2, story: 'number-nineteen' },
        ],
      },
      {
        id: 'keep-the-ring',
        effects: [
          { kind: 'tell', line: 'three-stitches' },
          { kind: 'gain', goods: { jewelry: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      { id: 'make-no-promises', effects: [{ kind: 'tell', line: 'it-can-wait' }] },
    ],
  },
  {
    id: 'number-nineteen',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 6,
              effects: [
                { kind: 'tell', line: 'she-is-a-nurse' },
                { kind: 'gain', goods: { bandage: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'a-gate-and-nothing' },
                { kind: 'gain', goods: { jewelry: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          ],
        },
      },
    ],
    options: [],
  },
  {
    id: 'hiding-family-red',
    from: { card: 'hiding-family', colour: 'red' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'crouch-in-with-them',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'somebody-elses-knees' },
          { kind: 'noise', by: -2 },
        ],
      },
      {
        id: 'sugar-for-the-baby',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'it-sucks-and-stares' },
          { kind: 'gain', goods: { cigarette: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'draw-them-off',
        effects: [
          { kind: 'noise', by: 1 },
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'over-the-roofs' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'not-fast-enough' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'slip-out-by-the-back',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'the-baby-after-all' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'hiding-family-blue',
    from: { card: 'hiding-family', colour: 'blue' },
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'show-empty-hands',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'he-lowers-the-bar' },
                { kind: 'search', chart: 'heap' },
                { kind: 'later', days: 1, story: 'their-lodger' },
              ],
              fail: [
                { kind: 'tell', line: 'no-nearer' },
                { kind: 'return', cards: 2 },
              ],
            },
          },
        ],
      },
      {
        id: 'push-past-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'eight-people-against-a-wall' },
                { kind: 'gain', goods: { 'raw-food': 1, vegetable: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'present' },
              ],
              fail: [
                { kind: 'tell', line: 'he-does-hit' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'say-good-night',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'good-night-from-below' },
          { kind: 'later', days: 2, story: 'their-lodger' },
        ],
      },
    ],
  },
  {
    id: 'their-lodger',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-lodger-in',
        when: { kind: 'group', atMost: 3 },
        effects: [{ kind: 'tell', line: 'a-hook-for-the-coat' }, { kind: 'arrival' }],
      },
      {
        id: 'give-something-for-the-road',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'tied-in-with-the-rest' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'say-we-are-too-many',
        effects: [
          { kind: 'tell', line: 'the-note-is-left' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'hiding-family-green',
    from: { card: 'hiding-family', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-loaf',
        effects: [
          { kind: 'tell', line: 'warm-under-the-coat' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'warn-them-of-the-smoke',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-wet-sack-on-the-flue' },
                { kind: 'later', days: 1, story: 'bread-on-the-sill' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'so-that-is-the-price' },
                { kind: 'return', cards: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'ask-for-a-second-loaf',
        effects: [
          { kind: 'tell', line: 'five-pairs-of-eyes' },
          { kind: 'gain', goods: { 'raw-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'take-nothing',
        effects: [
          { kind: 'tell', line: 'just-the-smell' },
          { kind: 'later', days: 2, story: 'bread-on-the-sill' },
        ],
      },
    ],
  },
  {
    id: 'bread-on-the-sill',
    from: null,
    where: 'home',
    notes: [],
    effects: [
      { kind: 'gain', goods: { 'raw-food': 1 } },
      { kind: 'change', state: 'misery', by: -1, who: 'one' },
    ],
    options: [],
  },
  {
    id: 'hiding-family-yellow',
    from: { card: 'hiding-family', colour: 'yellow' },
    where: 'out',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'give-them-medicine',
        cost: { meds: 1 },
        effects: [
          { kind: 'tell', line: 'broken-in-four' },
          { kind: 'gain', goods: { jewelry: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'show-them-what-to-do',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'wet-cloths-on-the-calves' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'it-only-shivers' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'promise-to-send-help',
        effects: [
          { kind: 'tell', line: 'the-father-writes-it-down' },
          { kind: 'later', days: 1, story: 'a-promise-with-the-hour' },
        ],
      },
      {
        id: 'wish-them-well',
        effects: [
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'tell', line: 'coats-still-on' },
        ],
      },
    ],
  },
  {
    id: 'a-promise-with-the-hour',
    from: null,
    where: 'home',
    notes: ['illness', 'death-of-a-child'],
    effects: [],
    options: [
      {
        id: 'send-herbal-medicine',
        cost: { 'herbal-meds': 1 },
        effects: [
          { kind: 'tell', line: 'it-sits-up-for-tea' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'send-clean-water',
        cost: { water: 1 },
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'the-fever-breaks' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-chairs-are-apart' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'go-with-empty-hands',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'somebody-came' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'he-looks-behind-us' },
                { kind: 'change', state: 'illness', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'let-the-hour-pass',
        effects: [
          { kind: 'tell', line: 'the-boots-unlaced' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'hiding-family-white',
    from: { card: 'hiding-family', colour: 'white' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'take-them-there',
        effects: [
          { kind: 'return', cards: 3 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'a-flare-over-the-gardens' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-mother-remembers-the-keys' },
                    { kind: 'story', story: 'keys-to-a-flat' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'describe-the-way',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-smallest-has-it' },
                { kind: 'story', story: 'keys-to-a-flat' },
              ],
              fail: [
                { kind: 'tell', line: 'they-will-wait-a-little' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
      { id: 'climb-out-again', effects: [{ kind: 'tell', line: 'nine-faces' }] },
    ],
  },
  {
    id: 'keys-to-a-flat',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'go-by-the-list',
        effects: [
          { kind: 'search', chart: 'pantry' },
          { kind: 'tell', line: 'eaten-in-order' },
        ],
      },
      {
        id: 'go-through-the-drawers',
        effects: [
          { kind: 'search', chart: 'furniture' },
          { kind: 'tell', line: 'school-reports' },
        ],
      },
      {
        id: 'take-the-place-apart',
        effects: [
          { kind: 'search', chart: 'pantry' },
          { kind: 'search', chart: 'furniture' },
          { kind: 'tell', line: 'the-clock-stops' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'noise', by: 3 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'sleep-in-a-made-bed',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'sheets' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'present' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'night-watchman-red',
    from: { card: 'night-watchman', colour: 'red' },
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'stand-quite-still',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'if',
            when: { kind: 'anyone', state: 'illness', atLeast: 1 },
            effects: [
              { kind: 'tell', line: 'somebody-has-to-cough' },
              { kind: 'noise', by: 2 },
              { kind: 'noise-roll' },
            ],
            otherwise: [
              { kind: 'tell', line: 'a-cat-he-decides' },
              { kind: 'return', cards: 1 },
            ],
          },
        ],
      },
      {
        id: 'step-into-the-light',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'he-used-to-have-neighbours' },
                { kind: 'search', chart: 'heap' },
              ],
              fail: [{ kind: 'tell', line: 'he-blows' }, { kind: 'noise', by: 3 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
      {
        id: 'offer-him-a-smoke',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'the-lantern-goes-down' },
          { kind: 'noise', by: -3 },
        ],
      },
      {
        id: 'rush-him',
        effects: [
          {
            kind: 'fight',
            enemies: {
              count: [{ upTo: 10, enemies: 1 }],
              weapons: { A: ['hatchet'], B: ['knife'], C: [] },
              thugs: false,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'night-watchman-blue',
    from: { card: 'night-watchman', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'unhook-the-keys',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'he-smacks-his-lips' },
                    { kind: 'story', story: 'the-key-ring' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'they-jingle' },
                    { kind: 'noise', by: 3 },
                    { kind: 'noise-roll' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'cover-him-up',
        effects: [
          { kind: 'tell', line: 'a-grunt-of-thanks' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'return', cards: 1 },
        ],
      },
      {
        id: 'wake-him-gently',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'ten-more-minutes' },
                { kind: 'story', story: 'the-key-ring' },
              ],
              fail: [
                { kind: 'tell', line: 'he-is-ashamed' },
                { kind: 'return', cards: 2 },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-key-ring',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'open-the-canteen',
        effects: [
          { kind: 'search', chart: 'pantry' },
          { kind: 'tell', line: 'tables-on-their-heads' },
        ],
      },
      {
        id: 'open-the-workshop',
        effects: [
          { kind: 'tell', line: 'outlines-of-tools' },
          { kind: 'gain', goods: { 'mechanical-part': 1, 'electrical-part': 1, 'weapon-part': 1 } },
        ],
      },
      {
        id: 'open-the-directors-office',
        effects: [
          { kind: 'tell', line: 'the-lower-drawer' },
          { kind: 'gain', goods: { moonshine: 1, coffee: 1, cigarette: 2 } },
        ],
      },
      {
        id: 'hang-the-keys-back',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'in-their-proper-place' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'night-watchman-green',
    from: { card: 'night-watchman', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'play-for-a-stake',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'he-touches-his-ear' },
                { kind: 'gain', goods: { moonshine: 1, sugar: 1, cigarette: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'mate-in-the-corner' },
                { kind: 'lose-any', count: 1, of: 'any' },
              ],
            },
          },
        ],
      },
      {
        id: 'play-for-nothing',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'a-draw-by-candlelight' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      { id: 'leave-him-to-black', effects: [{ kind: 'tell', line: 'the-board-turns' }] },
    ],
  },
  {
    id: 'night-watchman-yellow',
    from: { card: 'night-watchman', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'sign-the-logbook',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'all-quiet' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { cigarette: 1 } },
        ],
      },
      {
        id: 'tell-him-the-truth',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'he-closes-the-book' },
                { kind: 'gain', goods: { sawblade: 1, lockpick: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'he-rings-the-bell' },
                { kind: 'noise', by: 3 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'walk-a-round-with-him',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'he-knows-the-quiet-doors' },
          { kind: 'search', chart: 'furniture' },
        ],
      },
    ],
  },
  {
    id: 'night-watchman-white',
    from: { card: 'night-watchman', colour: 'white' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'trade-in-the-hut',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'trade',
            commission: 2,
            stock: ['ammo', 'knife', 'canned-food', 'moonshine', 'cigarette', 'lockpick'],
          },
          { kind: 'tell', line: 'crumbs-for-the-crow' },
        ],
      },
      {
        id: 'go-round-behind-the-hut',
        effects: [
          { kind: 'noise', by: 1 },
          { kind: 'tell', line: 'behind-his-back' },
          { kind: 'search', chart: 'heap' },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'feed-the-crow',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'news-for-a-turnip' },
          { kind: 'noise', by: -3 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'climb-back-over',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'no-charge' },
        ],
      },
    ],
  },
  {
    id: 'deserter-red',
    from: { card: 'deserter', colour: 'red' },
    where: 'out',
    notes: ['hunger', 'violence'],
    effects: [],
    options: [
      {
        id: 'share-our-food',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'he-eats-sitting-upright' },
          { kind: 'gain', goods: { 'broken-assault-rifle': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'talk-him-down',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-bolt-in-his-hand' },
                { kind: 'gain', goods: { 'weapon-part': 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'please-go-away' },
                { kind: 'return', cards: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'wrench-it-from-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'he-weighs-nothing' },
                { kind: 'gain', goods: { 'broken-assault-rifle': 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-bayonet-is-real' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'deserter-blue',
    from: { card: 'deserter', colour: 'blue' },
    where: 'out',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-the-tag',
        effects: [
          { kind: 'tell', line: 'he-shakes-our-hands' },
          { kind: 'gain', goods: { cigarette: 2 } },
          { kind: 'later', days: 2, story: 'the-mother-of-the-tag' },
        ],
      },
      {
        id: 'ask-for-his-knife',
        effects: [
          { kind: 'tell', line: 'dead-men-need-none' },
          { kind: 'gain', goods: { knife: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-mother-of-the-tag' },
        ],
      },
      { id: 'refuse-to-do-it', effects: [{ kind: 'tell', line: 'back-round-his-neck' }] },
    ],
  },
  {
    id: 'the-mother-of-the-tag',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [],
    options: [
      {
        id: 'tell-her-he-lives',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'she-sits-down-on-the-floor' },
                { kind: 'gain', goods: { vegetable: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
              ],
              fail: [
                { kind: 'tell', line: 'you-are-good-people' },
                { kind: 'gain', goods: { vegetable: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'tell-her-he-lay-peacefully',
        effects: [
          { kind: 'tell', line: 'on-his-back' },
          { kind: 'gain', goods: { 'raw-food': 1, vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'send-her-to-the-flat',
        effects: [
          { kind: 'tell', line: 'she-asks-nothing-more' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'deserter-green',
    from: { card: 'deserter', colour: 'green' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'walk-in-his-prints',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'one-print-too-short' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'ninety-four-steps' },
                    { kind: 'search', chart: 'heap' },
                    { kind: 'search', chart: 'furniture' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'give-him-a-smoke-first',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'it-comes-back-to-him' },
          { kind: 'search', chart: 'heap' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'go-along-the-fence',
        effects: [
          { kind: 'noise', by: 1 },
          { kind: 'tell', line: 'loose-wire' },
          { kind: 'search', chart: 'heap' },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'turn-back-here',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'he-is-relieved' },
        ],
      },
    ],
  },
  {
    id: 'deserter-yellow',
    from: { card: 'deserter', colour: 'yellow' },
    where: 'out',
    notes: ['alcohol', 'violence', 'animals'],
    effects: [],
    options: [
      {
        id: 'sit-down-with-them',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'noise', by: 1 },
          { kind: 'tell', line: 'grease-to-the-ears' },
          { kind: 'change', state: 'hunger', by: -1, who: 'present' },
        ],
      },
      {
        id: 'ask-for-a-leg-to-go',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'for-those-at-home' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'eat-here-or-not' },
                { kind: 'return', cards: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'reach-for-the-packs',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'quiet-fingers' },
                { kind: 'gain', goods: { 'canned-food': 1, ammo: 2 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-singing-stops' },
                {
                  kind: 'fight',
                  enemies: {
                    count: [{ upTo: 10, enemies: 2 }],
                    weapons: { A: ['knife'], B: [], C: [] },
                    thugs: false,
                  },
                },
              ],
            },
          },
        ],
      },
      { id: 'stay-out-in-the-dark', effects: [{ kind: 'tell', line: 'only-the-smell' }] },
    ],
  },
  {
    id: 'deserter-white',
    from: { card: 'deserter', colour: 'white' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'tell-him-where-we-live',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'he-says-it-under-his-breath' },
          { kind: 'later', days: 1, story: 'a-guest-under-the-stairs' },
        ],
      },
      {
        id: 'bandage-the-foot',
        cost: { bandage: 1 },
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'he-does-not-look' },
          { kind: 'gain', goods: { ammo: 3 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 1, story: 'a-guest-under-the-stairs' },
        ],
      },
      {
        id: 'take-the-rifle',
        effects: [
          { kind: 'tell', line: 'it-was-kept-clean' },
          { kind: 'gain', goods: { 'weapon-part': 1, ammo: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'walk-on',
        effects: [
          { kind: 'tell', line: 'he-can-also-sew' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-guest-under-the-stairs',
    from: null,
    where: 'home',
    notes: ['injury', 'captivity'],
    effects: [],
    options: [
      {
        id: 'feed-and-hide-him',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'he-keeps-watch-too' },
          { kind: 'tonight', damage: -1, wounds: -1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'let-him-work',
        effects: [
          {
            kind: 'if',
            when: { kind: 'built', fitting: 'workshop' },
            effects: [
              { kind: 'tell', line: 'at-the-workbench' },
              { kind: 'gain', goods: { wood: 2, components: 2 } },
            ],
            otherwise: [
              { kind: 'tell', line: 'sitting-on-a-crate' },
              { kind: 'gain', goods: { wood: 2 } },
            ],
          },
        ],
      },
      {
        id: 'report-him',
        effects: [
          { kind: 'tell', line: 'they-come-in-a-car' },
          { kind: 'gain', goods: { 'canned-food': 1, sugar: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'send-him-on',
        effects: [
          { kind: 'tell', line: 'a-broom-for-a-crutch' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
];

import type { Story } from './story.ts';

/** What happens among us and next door (DAWN-5). */
export const HOUSEHOLD_STORIES: readonly Story[] = [
  {
    id: 'the-neighbours-red',
    from: { card: 'the-neighbours', colour: 'red' },
    where: 'home',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'bring-wood',
        cost: { wood: 2 },
        effects: [
          { kind: 'tell', line: 'one-long-table' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'help-with-the-hide',
        effects: [
          { kind: 'tell', line: 'clean-work' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'shut-the-window',
        effects: [
          { kind: 'tell', line: 'bell' },
          {
            kind: 'if',
            when: { kind: 'anyone', state: 'hunger', atLeast: 2 },
            effects: [{ kind: 'change', state: 'misery', by: 1, who: 'one' }],
            otherwise: [],
          },
        ],
      },
    ],
  },
  {
    id: 'the-neighbours-blue',
    from: { card: 'the-neighbours', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'break-through',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'story', story: 'through-the-wall' },
        ],
      },
      {
        id: 'keep-knocking',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'a-scrape' },
                    { kind: 'story', story: 'through-the-wall' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'sore-knuckles' },
                    { kind: 'later', days: 1, story: 'nobody-knocks' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'wait-until-nine',
        effects: [
          { kind: 'tell', line: 'he-may-sleep' },
          { kind: 'later', days: 1, story: 'nobody-knocks' },
        ],
      },
    ],
  },
  {
    id: 'through-the-wall',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-leg',
        cost: { bandage: 1 },
        effects: [
          { kind: 'tell', line: 'from-the-trunk' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'splint-it',
        cost: { wood: 1 },
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'tells-us-how' },
                { kind: 'gain', goods: { components: 2 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'bad-set' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'carry-him-to-the-stove',
        effects: [
          { kind: 'tell', line: 'nine-o-clock' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'leave-water-take-wood',
        effects: [
          { kind: 'tell', line: 'piano-keys' },
          { kind: 'gain', goods: { wood: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'nobody-knocks',
    from: null,
    where: 'home',
    notes: ['death', 'grief'],
    effects: [{ kind: 'change', state: 'misery', by: 1, who: 'one' }],
    options: [
      {
        id: 'take-his-things',
        effects: [
          { kind: 'tell', line: 'even-lengths' },
          { kind: 'gain', goods: { wood: 2, book: 1 } },
        ],
      },
      {
        id: 'walk-behind-him',
        effects: [
          { kind: 'tell', line: 'three-times' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      { id: 'send-it-to-the-school', effects: [{ kind: 'tell', line: 'chalk' }] },
    ],
  },
  {
    id: 'the-neighbours-green',
    from: { card: 'the-neighbours', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'fell-it-together',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'clean-fall' },
                { kind: 'gain', goods: { wood: 3 } },
              ],
              fail: [
                { kind: 'tell', line: 'kickback' },
                { kind: 'gain', goods: { wood: 2 } },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-dead-branches',
        effects: [
          { kind: 'tell', line: 'kindling' },
          { kind: 'gain', goods: { wood: 1 } },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'sit-with-her',
        effects: [
          { kind: 'tell', line: 'second-chair' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'cold-shoulders' },
        ],
      },
      {
        id: 'saw-it-by-night',
        effects: [
          { kind: 'tell', line: 'by-morning' },
          { kind: 'gain', goods: { wood: 3 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'later', days: 2, story: 'cold-shoulders' },
        ],
      },
    ],
  },
  {
    id: 'cold-shoulders',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-other-end',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'half-the-fence' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'tonight', damage: -1, wounds: 0 },
              ],
              fail: [{ kind: 'tell', line: 'as-far-as-the-step' }],
            },
          },
        ],
      },
      {
        id: 'offer-him-wood',
        cost: { wood: 1 },
        effects: [
          { kind: 'tell', line: 'saucepan' },
          { kind: 'tonight', damage: -1, wounds: -1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'let-him-pass',
        effects: [
          { kind: 'tell', line: 'past-our-door' },
          { kind: 'tonight', damage: 1, wounds: 0 },
        ],
      },
    ],
  },
  {
    id: 'the-neighbours-yellow',
    from: { card: 'the-neighbours', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'leave-it-untouched',
        effects: [
          { kind: 'tell', line: 'every-evening' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-key-returned' },
        ],
      },
      {
        id: 'lend-it-to-a-family',
        effects: [
          { kind: 'tell', line: 'six-in-a-bed' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 6, effects: [{ kind: 'later', days: 2, story: 'the-key-returned' }] },
                { upTo: 10, effects: [{ kind: 'later', days: 2, story: 'the-empty-shelf' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'empty-the-shelf',
        effects: [
          { kind: 'tell', line: 'still-warm' },
          { kind: 'gain', goods: { 'canned-food': 1, vegetable: 1 } },
          { kind: 'later', days: 2, story: 'the-empty-shelf' },
        ],
      },
    ],
  },
  {
    id: 'the-key-returned',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'accept-the-jars',
        effects: [
          { kind: 'tell', line: 'labels' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'open-them-together',
        effects: [
          { kind: 'tell', line: 'the-good-plates' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-empty-shelf',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'repay-them',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'on-the-shelf' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'say-we-are-sorry',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [{ kind: 'tell', line: 'wound-clock' }],
              fail: [
                { kind: 'tell', line: 'folded-label' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'blame-looters',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'poor-things' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'lock-unbroken' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                    { kind: 'tonight', damage: 1, wounds: 0 },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-neighbours-white',
    from: { card: 'the-neighbours', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'change', state: 'hunger', by: -1, who: 'one' }],
    options: [
      {
        id: 'send-back-sugar',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'licked-finger' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-pot-again' },
        ],
      },
      {
        id: 'send-back-firewood',
        cost: { wood: 1 },
        effects: [
          { kind: 'tell', line: 'lid-on-top' },
          { kind: 'later', days: 2, story: 'the-pot-again' },
        ],
      },
      {
        id: 'send-it-back-washed',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'good-wash' },
                    { kind: 'later', days: 2, story: 'the-pot-again' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'bare-pot' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-pot-again',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'whistle-for-her',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'lower' },
                { kind: 'gain', goods: { vegetable: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'not-that' },
                { kind: 'gain', goods: { vegetable: 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'have-her-stay-and-eat',
        effects: [
          { kind: 'tell', line: 'her-spoon' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'send-her-straight-home',
        effects: [
          { kind: 'tell', line: 'full-light' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-red',
    from: { card: 'names-on-the-wall', colour: 'red' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      { id: 'go-through-his-coat', effects: [{ kind: 'story', story: 'the-grey-coat' }] },
      {
        id: 'ask-along-the-street',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'somebody-knew' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'try-the-coat' },
                    { kind: 'story', story: 'the-grey-coat' },
                  ],
                },
              ],
            },
          },
        ],
      },
      { id: 'write-what-we-saw', effects: [{ kind: 'tell', line: 'forty-four' }] },
    ],
  },
  {
    id: 'the-grey-coat',
    from: null,
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-her-the-bag',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'set-for-two' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { vegetable: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'the-chain' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'send-it-with-the-list',
        effects: [
          { kind: 'tell', line: 'the-packet' },
          { kind: 'gain', goods: { cigarette: 2 } },
        ],
      },
      {
        id: 'keep-all-of-it',
        effects: [
          { kind: 'tell', line: 'still-sealed' },
          { kind: 'gain', goods: { meds: 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-blue',
    from: { card: 'names-on-the-wall', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'burn-the-frame',
        effects: [
          { kind: 'tell', line: 'paint-smoke' },
          { kind: 'gain', goods: { wood: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'cut-round-the-marks',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'a-ruler' },
                { kind: 'gain', goods: { wood: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'split' },
                { kind: 'gain', goods: { wood: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'measure-ourselves',
        effects: [
          { kind: 'tell', line: 'hats-off' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-green',
    from: { card: 'names-on-the-wall', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'rub-it-off',
        effects: [
          { kind: 'tell', line: 'clean-door' },
          { kind: 'tonight', damage: -1, wounds: 0 },
        ],
      },
      {
        id: 'leave-it-and-watch',
        effects: [
          { kind: 'tell', line: 'at-the-shutter' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tonight', damage: 0, wounds: -1 },
          { kind: 'later', days: 1, story: 'what-the-ring-meant' },
        ],
      },
      {
        id: 'chalk-every-door',
        effects: [
          { kind: 'tell', line: 'all-alike' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'later', days: 1, story: 'what-the-ring-meant' },
        ],
      },
    ],
  },
  {
    id: 'what-the-ring-meant',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'open-the-door',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'a-ladle' },
                    { kind: 'gain', goods: { 'raw-food': 1, vegetable: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-tarpaulin' },
                    { kind: 'lose-any', count: 2, of: 'any' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'speak-through-it',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-parish' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
              ],
              fail: [{ kind: 'tell', line: 'they-move-on' }],
            },
          },
        ],
      },
      {
        id: 'keep-still',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'next-house' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'tried-the-latch' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-yellow',
    from: { card: 'names-on-the-wall', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'send-a-runner',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'half-now' },
          { kind: 'later', days: 2, story: 'word-from-across' },
        ],
      },
      {
        id: 'write-our-street-beneath',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'ink-holds' },
                    { kind: 'later', days: 2, story: 'word-from-across' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'wall-gone' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'fold-it-and-keep-it',
        effects: [
          { kind: 'tell', line: 'breast-pocket' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'word-from-across',
    from: null,
    where: 'home',
    notes: [],
    effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    options: [
      {
        id: 'make-room',
        when: { kind: 'group', atMost: 3 },
        effects: [{ kind: 'tell', line: 'end-of-the-row' }, { kind: 'arrival' }],
      },
      {
        id: 'cook-a-supper',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'last-boat' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { bandage: 1 } },
        ],
      },
      {
        id: 'find-a-bed-nearby',
        effects: [
          { kind: 'tell', line: 'ten-minutes-off' },
          { kind: 'gain', goods: { coffee: 1 } },
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-white',
    from: { card: 'names-on-the-wall', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'seeping' },
                    { kind: 'gain', goods: { water: 2 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'old-bricks' },
                    { kind: 'gain', goods: { components: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'lift-the-slabs',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'a-cupful' },
                { kind: 'gain', goods: { water: 1, components: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'a-toe' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'sign-below-them',
        effects: [
          { kind: 'tell', line: 'long-ears' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-birthday-red',
    from: { card: 'a-birthday', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'bake-something',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'flat-cake' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'play-the-guitar',
        when: { kind: 'has', goods: { guitar: 1 } },
        effects: [
          { kind: 'tell', line: 'five-strings' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'promise-tomorrow',
        effects: [
          { kind: 'tell', line: 'whispering' },
          { kind: 'later', days: 1, story: 'a-day-late' },
        ],
      },
      {
        id: 'sing-at-once',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'in-tune' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'trails-off' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'a-day-late',
    from: null,
    where: 'home',
    notes: [],
    effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    options: [
      {
        id: 'tell-it-to-the-end',
        effects: [
          { kind: 'tell', line: 'no-interruption' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'let-them-sleep-in',
        effects: [
          { kind: 'tell', line: 'crown-on' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-birthday-blue',
    from: { card: 'a-birthday', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'give-her-a-book',
        cost: { book: 1 },
        effects: [
          { kind: 'tell', line: 'upside-down' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'carve-an-animal',
        cost: { wood: 1 },
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'a-horse' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'a-thumb' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'come-with-empty-hands',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'blindfold' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'by-the-door' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'send-our-regrets',
        effects: [
          { kind: 'tell', line: 'through-the-floor' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-birthday-green',
    from: { card: 'a-birthday', colour: 'green' },
    where: 'home',
    notes: ['death-of-a-child', 'grief'],
    effects: [{ kind: 'change', state: 'misery', by: 1, who: 'one' }],
    options: [
      {
        id: 'fill-the-plate',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'shared-after' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'ask-about-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-rabbit' },
                { kind: 'change', state: 'misery', by: -2, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'enough' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'sit-down-and-eat',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 6, effects: [{ kind: 'tell', line: 'pass-the-salt' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'chair-back' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'a-birthday-yellow',
    from: { card: 'a-birthday', colour: 'yellow' },
    where: 'home',
    notes: ['alcohol'],
    effects: [],
    options: [
      {
        id: 'drink-it-now',
        effects: [
          { kind: 'tell', line: 'down-to-the-lees' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'present' },
        ],
      },
      {
        id: 'one-glass-each',
        effects: [
          { kind: 'tell', line: 'the-rest' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { moonshine: 1 } },
        ],
      },
      {
        id: 'tell-him-to-keep-it',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'sixty-one' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { cigarette: 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'up-the-stairs' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'a-birthday-white',
    from: { card: 'a-birthday', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'boil-water',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'steam' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'a-name-for-her' },
        ],
      },
      {
        id: 'hold-her-hand',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'counting' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'a-name-for-her' },
              ],
              fail: [
                { kind: 'tell', line: 'sent-out' },
                { kind: 'later', days: 2, story: 'a-name-for-her' },
              ],
            },
          },
        ],
      },
      {
        id: 'run-for-the-midwife',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'on-the-handlebars' },
                    { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                    { kind: 'later', days: 2, story: 'a-name-for-her' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'bridge-closed' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'send-him-to-the-committee',
        effects: [
          { kind: 'tell', line: 'next-door-on' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-name-for-her',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'choose-a-name',
        effects: [
          { kind: 'tell', line: 'harder-than-it-seems' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'choose-and-send-soup',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'saucepan-home' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { wood: 1 } },
        ],
      },
      {
        id: 'leave-it-to-them',
        effects: [
          { kind: 'tell', line: 'tobacco' },
          { kind: 'gain', goods: { cigarette: 2 } },
        ],
      },
    ],
  },
  {
    id: 'the-argument-red',
    from: { card: 'the-argument', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'lose', goods: { water: 1 } }],
    options: [
      {
        id: 'let-everyone-wash',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'one-basin' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'mark-the-cans',
        effects: [
          { kind: 'tell', line: 'eight-lines' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'gain', goods: { water: 1 } },
        ],
      },
      {
        id: 'make-peace',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-smell' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'stables-again' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-argument-blue',
    from: { card: 'the-argument', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'ask-for-one-more-week',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'unpacks' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'one-place' },
                { kind: 'story', story: 'a-bag-by-the-door' },
              ],
            },
          },
        ],
      },
      {
        id: 'say-what-it-would-cost',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'stays-angry' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'did-the-sum' },
                    { kind: 'story', story: 'a-bag-by-the-door' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'sell-the-place',
        effects: [
          { kind: 'tell', line: 'a-merchant' },
          { kind: 'gain', goods: { 'canned-food': 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-bag-by-the-door',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'say-goodbye',
        effects: [
          { kind: 'tell', line: 'the-share-left' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'leave', who: 'one' },
        ],
      },
      {
        id: 'pay-the-man-to-wait',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'another-time' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'stand-in-the-door',
        effects: [
          { kind: 'tell', line: 'one-whistle' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-argument-green',
    from: { card: 'the-argument', colour: 'green' },
    where: 'home',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'keep-them',
        effects: [
          { kind: 'tell', line: 'top-shelf' },
          { kind: 'gain', goods: { ammo: 2, 'weapon-part': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'sell-them',
        effects: [
          { kind: 'tell', line: 'back-room' },
          { kind: 'gain', goods: { ammo: 2 } },
          { kind: 'trade', commission: 2, stock: ['canned-food', 'meds', 'coffee', 'mechanical-part'] },
        ],
      },
      {
        id: 'drop-them-in-the-river',
        effects: [
          { kind: 'tell', line: 'no-splash' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'give-them-to-the-watch',
        effects: [
          { kind: 'tell', line: 'two-old-men' },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
    ],
  },
  {
    id: 'the-argument-yellow',
    from: { card: 'the-argument', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 6,
              effects: [
                { kind: 'tell', line: 'by-a-couple' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 9,
              effects: [
                { kind: 'tell', line: 'the-hem' },
                { kind: 'cold', by: 1 },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'in-five' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
          ],
        },
      },
    ],
    options: [],
  },
  {
    id: 'the-argument-white',
    from: { card: 'the-argument', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'write-a-rota',
        effects: [
          { kind: 'tell', line: 'ruled-lines' },
          { kind: 'later', days: 2, story: 'the-rota' },
        ],
      },
      {
        id: 'draw-straws',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'short-straw' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'same-again' },
                    { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'thank-the-one-with-boots-on',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'unlaced' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'like-a-tip' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-rota',
    from: null,
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'go-instead',
        effects: [
          { kind: 'tell', line: 'initialled' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'hold-to-the-paper',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'fresh-air' },
                    { kind: 'gain', goods: { components: 2 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'came-back-shaking' },
                    { kind: 'gain', goods: { components: 1 } },
                    { kind: 'change', state: 'illness', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'tear-it-up',
        effects: [
          { kind: 'tell', line: 'private-accounts' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
];

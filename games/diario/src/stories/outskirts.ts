import type { Story } from './story.ts';

/** Looking around in the Locations further out. */
export const OUTSKIRTS_STORIES: readonly Story[] = [
  // Tower block.
  {
    id: 'tower-block-red',
    from: { card: 'tower-block', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'fill-the-basket',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'filled' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-basket' },
        ],
      },
      {
        id: 'climb-up-to-her',
        effects: [
          { kind: 'tell', line: 'climbed' },
          { kind: 'return', cards: 1 },
          { kind: 'story', story: 'eleventh-floor' },
        ],
      },
      {
        id: 'keep-the-payment',
        effects: [
          { kind: 'tell', line: 'kept' },
          { kind: 'gain', goods: { cigarette: 2, 'herbal-meds': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'eleventh-floor',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hang-her-door-again',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'hung' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'the-basket' },
              ],
              fail: [
                { kind: 'tell', line: 'wedged' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
                { kind: 'later', days: 3, story: 'the-basket' },
              ],
            },
          },
        ],
      },
      {
        id: 'stay-for-tea',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'tea' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { herb: 1 } },
        ],
      },
      {
        id: 'look-over-the-city-from-her-window',
        effects: [
          { kind: 'tell', line: 'window' },
          { kind: 'noise', by: -3 },
        ],
      },
    ],
  },
  {
    id: 'the-basket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hang-the-quilt-before-the-window',
        effects: [
          { kind: 'tell', line: 'quilt' },
          { kind: 'cold', by: -1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'exchange-it-for-food',
        effects: [
          { kind: 'tell', line: 'exchanged' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
    ],
  },
  {
    id: 'tower-block-blue',
    from: { card: 'tower-block', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'turn-the-circles-into-crosses',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 3, effects: [{ kind: 'tell', line: 'surprised' }, { kind: 'encounter' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'crosses' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'open-a-circled-door',
        effects: [
          { kind: 'tell', line: 'opened' },
          { kind: 'search', chart: 'furniture' },
          { kind: 'noise', by: 1 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'learn-the-marks-for-our-own-door',
        effects: [
          { kind: 'tell', line: 'learned' },
          { kind: 'tonight', damage: -2, wounds: 0 },
        ],
      },
    ],
  },
  {
    id: 'tower-block-green',
    from: { card: 'tower-block', colour: 'green' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'mend-the-wire',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'mended' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'offer-sugar-for-a-bird',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'sugar' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'come-back-when-they-sleep',
        effects: [
          { kind: 'tell', line: 'feathers' },
          { kind: 'gain', goods: { 'raw-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'tower-block-yellow',
    from: { card: 'tower-block', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'climb-down-the-cable',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 2,
              pass: [
                { kind: 'tell', line: 'crate' },
                { kind: 'gain', goods: { 'canned-food': 1, coffee: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'slipped' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'gain', goods: { coffee: 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'let-the-brake-go',
        effects: [
          { kind: 'tell', line: 'fell' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
          { kind: 'noise', by: 4 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'ask-on-the-sixth-floor',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'widow' },
          { kind: 'gain', goods: { sugar: 1, 'mechanical-part': 1 } },
        ],
      },
    ],
  },
  {
    id: 'tower-block-white',
    from: { card: 'tower-block', colour: 'white' },
    where: 'out',
    notes: ['alcohol'],
    effects: [],
    options: [
      {
        id: 'go-in-and-dance',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'danced' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'put-a-bottle-on-the-table',
        cost: { moonshine: 1 },
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'bottle' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
      {
        id: 'sleep-under-the-coats',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'coats' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
        ],
      },
      {
        id: 'go-through-the-pockets-in-the-hall',
        effects: [
          { kind: 'tell', line: 'pockets' },
          { kind: 'gain', goods: { cigarette: 3, knife: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  // Public library.
  {
    id: 'public-library-red',
    from: { card: 'public-library', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'name-the-law',
        effects: [
          { kind: 'tell', line: 'law' },
          { kind: 'gain', goods: { coffee: 1 } },
        ],
      },
      {
        id: 'name-the-poems',
        effects: [
          { kind: 'tell', line: 'poems' },
          { kind: 'gain', goods: { book: 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'carry-up-broken-chairs',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'chairs' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
          { kind: 'gain', goods: { book: 1 } },
        ],
      },
    ],
  },
  {
    id: 'public-library-blue',
    from: { card: 'public-library', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'look-for-the-missing-volume',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'stacks' },
          { kind: 'story', story: 'the-last-chapter' },
        ],
      },
      {
        id: 'listen-until-the-candle-is-out',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'candle' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'lie-down-among-them',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'robbed' },
                    { kind: 'lose-any', count: 1, of: 'any' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'slept' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-last-chapter',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'read-it-as-it-is-written',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'quiet' },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
              ],
              fail: [
                { kind: 'tell', line: 'wept' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'gain', goods: { vegetable: 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'make-up-another-ending',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'wedding' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'doubted' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'keep-the-book',
        effects: [
          { kind: 'tell', line: 'kept' },
          { kind: 'gain', goods: { book: 1 } },
          { kind: 'noise', by: -1 },
        ],
      },
    ],
  },
  {
    id: 'public-library-green',
    from: { card: 'public-library', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'trace-our-street',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'traced' },
          { kind: 'later', days: 1, story: 'the-old-culvert' },
        ],
      },
      {
        id: 'cut-the-sheet-out',
        effects: [
          { kind: 'tell', line: 'cut' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'gain', goods: { cigarette: 2 } },
          { kind: 'later', days: 1, story: 'the-old-culvert' },
        ],
      },
      {
        id: 'study-the-builders-drawings',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'drawings' },
          { kind: 'ideas', cards: 1 },
        ],
      },
    ],
  },
  {
    id: 'the-old-culvert',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'open-the-culvert',
        effects: [
          { kind: 'tell', line: 'opened' },
          { kind: 'gain', goods: { components: 2, water: 1 } },
          { kind: 'tonight', damage: 2, wounds: 0 },
        ],
      },
      {
        id: 'brick-it-up',
        cost: { components: 1 },
        effects: [
          { kind: 'tell', line: 'bricked' },
          { kind: 'tonight', damage: -2, wounds: -1 },
        ],
      },
      {
        id: 'sit-and-listen-at-it',
        effects: [
          { kind: 'tell', line: 'listened' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
    ],
  },
  {
    id: 'public-library-yellow',
    from: { card: 'public-library', colour: 'yellow' },
    where: 'out',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'stamp-it-for-her',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'stamped' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { coffee: 1, sugar: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'mumbled' },
                { kind: 'gain', goods: { coffee: 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'ask-her-what-it-is-about',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'about' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'tell-her-there-is-nobody-left',
        effects: [
          { kind: 'tell', line: 'nobody' },
          { kind: 'gain', goods: { book: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'public-library-white',
    from: { card: 'public-library', colour: 'white' },
    where: 'out',
    notes: ['death', 'violence'],
    effects: [],
    options: [
      {
        id: 'take-what-lies-there',
        effects: [
          { kind: 'gain', goods: { ammo: 2, coffee: 1 } },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'whistling' },
                    { kind: 'noise', by: 3 },
                    { kind: 'noise-roll' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'taken' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'wall-the-window-with-books',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'walled' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 1, story: 'no-shots-on-the-corner' },
              ],
              fail: [
                { kind: 'tell', line: 'returned' },
                {
                  kind: 'fight',
                  enemies: {
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['knife'], B: ['pistol', 'knife'], C: ['knife'] },
                    thugs: false,
                  },
                },
              ],
            },
          },
        ],
      },
      {
        id: 'go-down-again',
        effects: [
          { kind: 'tell', line: 'down' },
          { kind: 'noise', by: -1 },
        ],
      },
    ],
  },
  {
    id: 'no-shots-on-the-corner',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'fetch-water-with-everybody',
        effects: [
          { kind: 'tell', line: 'pump' },
          { kind: 'gain', goods: { water: 2 } },
        ],
      },
      {
        id: 'search-the-cars-at-the-crossing',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'other-window' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'boot' },
                    { kind: 'gain', goods: { components: 2, 'raw-food': 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'stand-in-the-sun-for-once',
        effects: [
          { kind: 'tell', line: 'sun' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  // Old brewery.
  {
    id: 'old-brewery-red',
    from: { card: 'old-brewery', colour: 'red' },
    where: 'out',
    notes: ['alcohol'],
    effects: [],
    options: [
      {
        id: 'roll-a-barrel-for-her',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'rolled' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { moonshine: 1, vegetable: 1 } },
        ],
      },
      {
        id: 'trade-with-her',
        effects: [
          { kind: 'tell', line: 'slate' },
          {
            kind: 'trade',
            commission: 0,
            stock: ['moonshine', 'pure-alcohol', 'vegetable', 'filter', 'mechanical-part'],
          },
        ],
      },
      {
        id: 'taste-it-for-her',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'bad' },
                    { kind: 'change', state: 'illness', by: 1, who: 'one' },
                    { kind: 'gain', goods: { moonshine: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'good' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
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
    id: 'old-brewery-blue',
    from: { card: 'old-brewery', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hear-both-sides',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'judged' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'the-well-rota' },
              ],
              fail: [{ kind: 'tell', line: 'louder' }, { kind: 'noise', by: 2 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
      {
        id: 'let-them-draw-straws',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'straws' },
          { kind: 'later', days: 3, story: 'the-well-rota' },
        ],
      },
      {
        id: 'help-ourselves-meanwhile',
        effects: [
          { kind: 'tell', line: 'meanwhile' },
          { kind: 'gain', goods: { filter: 1, vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-well-rota',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'draw-our-share',
        effects: [
          { kind: 'tell', line: 'drawn' },
          { kind: 'gain', goods: { water: 2 } },
        ],
      },
      {
        id: 'give-our-turn-away',
        effects: [
          { kind: 'tell', line: 'given' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'sell-our-turn',
        effects: [
          { kind: 'tell', line: 'sold' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-brewery-green',
    from: { card: 'old-brewery', colour: 'green' },
    where: 'out',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'keep-the-secret',
        effects: [
          { kind: 'tell', line: 'secret' },
          { kind: 'later', days: 2, story: 'the-dray-horse' },
        ],
      },
      {
        id: 'feed-her',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'fed' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'later', days: 2, story: 'the-dray-horse' },
        ],
      },
      {
        id: 'tell-the-people-in-the-cellars',
        effects: [
          { kind: 'tell', line: 'told' },
          { kind: 'gain', goods: { 'raw-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'the-dray-horse',
    from: null,
    where: 'home',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'unload-the-cart',
        effects: [
          { kind: 'tell', line: 'unloaded' },
          { kind: 'gain', goods: { wood: 2, components: 1 } },
        ],
      },
      {
        id: 'send-them-on-to-the-school',
        effects: [
          { kind: 'tell', line: 'school' },
          { kind: 'gain', goods: { wood: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'stable-her-in-our-hall-tonight',
        effects: [
          { kind: 'tell', line: 'stabled' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'tonight', damage: 2, wounds: 1 },
        ],
      },
    ],
  },
  {
    id: 'old-brewery-yellow',
    from: { card: 'old-brewery', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-a-turn',
        effects: [
          { kind: 'tell', line: 'turn' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'noise', by: 2 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'ask-what-lies-up-there',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'loft' },
          { kind: 'search', chart: 'heap' },
        ],
      },
      {
        id: 'send-them-home',
        effects: [
          { kind: 'tell', line: 'home' },
          { kind: 'noise', by: -2 },
        ],
      },
    ],
  },
  {
    id: 'old-brewery-white',
    from: { card: 'old-brewery', colour: 'white' },
    where: 'out',
    notes: ['violence', 'injury'],
    effects: [],
    options: [
      {
        id: 'pay-the-toll',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'paid' },
          { kind: 'noise', by: -2 },
        ],
      },
      {
        id: 'talk-to-the-one-who-knows-us',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'known' },
                { kind: 'story', story: 'the-toll-keeper' },
              ],
              fail: [
                { kind: 'tell', line: 'stranger' },
                { kind: 'lose-any', count: 2, of: 'any' },
              ],
            },
          },
        ],
      },
      {
        id: 'climb-the-wall-instead',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'over' },
                { kind: 'gain', goods: { moonshine: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'shards' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'refuse-and-stand-our-ground',
        effects: [
          { kind: 'tell', line: 'refused' },
          {
            kind: 'fight',
            enemies: {
              count: [
                { upTo: 6, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['knife'], B: [], C: ['knife'] },
              thugs: true,
            },
          },
          { kind: 'gain', goods: { cigarette: 3, moonshine: 1 } },
        ],
      },
    ],
  },
  {
    id: 'the-toll-keeper',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'ask-which-way-is-safe',
        effects: [
          { kind: 'tell', line: 'safe' },
          { kind: 'noise', by: -3 },
        ],
      },
      {
        id: 'ask-him-to-come-away',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'came' },
                    { kind: 'gain', goods: { knife: 1 } },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'laughed' },
                    { kind: 'gain', goods: { cigarette: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'ask-for-something-from-the-heap',
        effects: [
          { kind: 'tell', line: 'heap' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  // Tram depot.
  {
    id: 'tram-depot-red',
    from: { card: 'tram-depot', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'buy-tickets',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'punched' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'later', days: 2, story: 'the-punched-ticket' },
        ],
      },
      {
        id: 'sit-down-by-the-window',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'ride' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-punched-ticket' },
        ],
      },
      {
        id: 'unscrew-the-brass-at-the-back',
        effects: [
          { kind: 'tell', line: 'brass' },
          { kind: 'gain', goods: { 'mechanical-part': 2, 'weapon-part': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-punched-ticket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-soup-for-the-tickets',
        effects: [
          { kind: 'tell', line: 'soup' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
        ],
      },
      {
        id: 'trade-along-the-cars',
        effects: [
          { kind: 'tell', line: 'cars' },
          {
            kind: 'trade',
            commission: 1,
            stock: [
              'raw-food',
              'vegetable',
              'herbal-meds',
              'coffee',
              'cigarette',
              'electrical-part',
              'shovel',
            ],
          },
        ],
      },
      {
        id: 'pass-the-tickets-on',
        effects: [
          { kind: 'tell', line: 'passed' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { components: 1 } },
        ],
      },
    ],
  },
  {
    id: 'tram-depot-blue',
    from: { card: 'tram-depot', colour: 'blue' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'climb-the-mast',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'copper' },
                { kind: 'gain', goods: { 'electrical-part': 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'fall' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'gain', goods: { 'electrical-part': 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'pull-it-down-with-a-rope',
        effects: [
          { kind: 'tell', line: 'rope' },
          { kind: 'gain', goods: { 'electrical-part': 1, 'mechanical-part': 1 } },
          { kind: 'noise', by: 3 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'cover-the-boy-and-wait',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'boy' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { chems: 1 } },
        ],
      },
    ],
  },
  {
    id: 'tram-depot-green',
    from: { card: 'tram-depot', colour: 'green' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-leg',
        cost: { bandage: 1 },
        effects: [
          { kind: 'tell', line: 'bandaged' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'later', days: 2, story: 'the-man-from-the-pit' },
        ],
      },
      {
        id: 'bring-water-and-a-blanket',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'blanket' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 3, story: 'the-man-from-the-pit' },
              ],
              fail: [
                { kind: 'tell', line: 'brother' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'later', days: 3, story: 'the-man-from-the-pit' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-the-pistol-and-go',
        effects: [
          { kind: 'tell', line: 'pistol' },
          { kind: 'gain', goods: { 'broken-pistol': 1, ammo: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'the-man-from-the-pit',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'make-room-for-good',
        when: { kind: 'group', atMost: 3 },
        effects: [{ kind: 'tell', line: 'room' }, { kind: 'arrival' }],
      },
      {
        id: 'give-a-meal-and-a-night',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'meal' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { 'herbal-meds': 1, ammo: 1 } },
        ],
      },
      {
        id: 'point-the-way-to-the-brewery-cellars',
        effects: [
          { kind: 'tell', line: 'pointed' },
          { kind: 'gain', goods: { 'herbal-meds': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'tram-depot-yellow',
    from: { card: 'tram-depot', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'push-with-them',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'pushed' },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
                { kind: 'noise', by: 2 },
              ],
              fail: [
                { kind: 'tell', line: 'screech' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
                { kind: 'noise', by: 3 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-over-the-tea',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'tea' },
          { kind: 'gain', goods: { coffee: 1, sugar: 1 } },
        ],
      },
      {
        id: 'search-the-canteen-while-they-are-busy',
        effects: [
          { kind: 'tell', line: 'canteen' },
          { kind: 'search', chart: 'pantry' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'tram-depot-white',
    from: { card: 'tram-depot', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [{ kind: 'return', cards: 1 }],
    options: [
      {
        id: 'choose-the-fur-gloves',
        effects: [
          { kind: 'tell', line: 'gloves' },
          { kind: 'change', state: 'illness', by: -1, who: 'one' },
        ],
      },
      {
        id: 'choose-the-plumbers-bag',
        effects: [
          { kind: 'tell', line: 'bag' },
          { kind: 'gain', goods: { lockpick: 1, 'mechanical-part': 1 } },
        ],
      },
      {
        id: 'choose-the-biscuit-tin',
        effects: [
          { kind: 'tell', line: 'tin' },
          { kind: 'gain', goods: { coffee: 1, sugar: 1, cigarette: 2 } },
        ],
      },
      {
        id: 'choose-the-schoolbag',
        effects: [
          { kind: 'tell', line: 'satchel' },
          { kind: 'gain', goods: { book: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  // Hillside villas.
  {
    id: 'hillside-villas-red',
    from: { card: 'hillside-villas', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'keep-watch-for-him',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'hired' },
          { kind: 'story', story: 'the-long-watch' },
        ],
      },
      {
        id: 'eat-and-excuse-ourselves',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'ate' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
        ],
      },
      {
        id: 'pocket-the-silver',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'silver' },
                { kind: 'gain', goods: { jewelry: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
              fail: [{ kind: 'tell', line: 'clatter' }, { kind: 'noise', by: 3 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-long-watch',
    from: null,
    where: 'out',
    notes: ['violence'],
    effects: [{ kind: 'gain', goods: { 'canned-food': 1 } }],
    options: [
      {
        id: 'light-every-lamp-and-shout',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'lamps' },
                    { kind: 'gain', goods: { coffee: 1, 'pure-alcohol': 1 } },
                    { kind: 'noise', by: 3 },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'stones' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                    { kind: 'noise', by: 3 },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'bar-their-way',
        effects: [
          { kind: 'tell', line: 'gate' },
          {
            kind: 'fight',
            enemies: {
              count: [
                { upTo: 5, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['hatchet'], B: ['knife'], C: [] },
              thugs: true,
            },
          },
          { kind: 'gain', goods: { coffee: 1, 'pure-alcohol': 1 } },
        ],
      },
      {
        id: 'slip-away-through-the-garden',
        effects: [
          { kind: 'tell', line: 'garden' },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'hillside-villas-blue',
    from: { card: 'hillside-villas', colour: 'blue' },
    where: 'out',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'tell-her-the-truth',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'truth' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'keys-of-the-pantry' },
              ],
              fail: [
                { kind: 'tell', line: 'blunt' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'later', days: 3, story: 'keys-of-the-pantry' },
              ],
            },
          },
        ],
      },
      {
        id: 'be-her-guests-for-an-hour',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'guests' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
          { kind: 'gain', goods: { coffee: 1 } },
        ],
      },
      {
        id: 'go-through-the-drawers',
        effects: [
          { kind: 'tell', line: 'drawers' },
          { kind: 'search', chart: 'furniture' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'keys-of-the-pantry',
    from: null,
    where: 'home',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'go-up-with-her-for-the-rest',
        effects: [
          { kind: 'tell', line: 'hill' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
        ],
      },
      {
        id: 'let-her-sit-with-us-today',
        effects: [
          { kind: 'tell', line: 'sat' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'talk-her-out-of-the-keys',
        effects: [
          { kind: 'tell', line: 'keys' },
          { kind: 'gain', goods: { 'canned-food': 1, sugar: 1, vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'hillside-villas-green',
    from: { card: 'hillside-villas', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-the-bed-for-him',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'dug' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { vegetable: 2, herb: 1 } },
        ],
      },
      {
        id: 'ask-for-seedlings',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'tray' },
          { kind: 'later', days: 2, story: 'the-seedlings' },
        ],
      },
      {
        id: 'strip-the-beds',
        effects: [
          { kind: 'tell', line: 'stripped' },
          { kind: 'gain', goods: { vegetable: 3 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'the-seedlings',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'water-them-from-our-share',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'watered' },
          { kind: 'gain', goods: { vegetable: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'set-them-out-on-the-roof',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'rain' },
                    { kind: 'gain', goods: { vegetable: 2 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'frost' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'eat-them-as-they-are',
        effects: [
          { kind: 'tell', line: 'eaten' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
    ],
  },
  {
    id: 'hillside-villas-yellow',
    from: { card: 'hillside-villas', colour: 'yellow' },
    where: 'out',
    notes: ['animals', 'injury'],
    effects: [],
    options: [
      {
        id: 'follow-in-its-tracks',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'blast' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                    { kind: 'noise', by: 3 },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'kitchen' },
                    { kind: 'search', chart: 'pantry' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'throw-roof-tiles-ahead',
        effects: [
          { kind: 'tell', line: 'tiles' },
          { kind: 'noise', by: 3 },
          { kind: 'noise-roll' },
          { kind: 'search', chart: 'pantry' },
        ],
      },
      {
        id: 'call-the-dog-out-to-us',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'came' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'stayed' },
                { kind: 'noise', by: 1 },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'hillside-villas-white',
    from: { card: 'hillside-villas', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'copy-the-list-and-warn-them',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'copied' },
          { kind: 'later', days: 1, story: 'the-street-on-the-list' },
        ],
      },
      {
        id: 'alter-one-figure',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'altered' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'orderly' }, { kind: 'encounter' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'take-the-brandy-and-go',
        effects: [
          { kind: 'tell', line: 'brandy' },
          { kind: 'gain', goods: { 'pure-alcohol': 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-street-on-the-list',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    options: [
      {
        id: 'let-a-family-sleep-in-our-kitchen',
        effects: [
          { kind: 'tell', line: 'family' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'help-them-dig-for-their-things',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'wall' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                    { kind: 'gain', goods: { wood: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'things' },
                    { kind: 'gain', goods: { wood: 2, components: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      { id: 'close-the-shutters-early', effects: [{ kind: 'tell', line: 'shutters' }] },
    ],
  },
];

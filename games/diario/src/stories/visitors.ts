import type { Story } from './story.ts';

/** Somebody comes to the house by day (DAY-5), and what follows from it. */
export const VISITOR_STORIES: readonly Story[] = [
  {
    id: 'two-children-red',
    from: { card: 'two-children', colour: 'red' },
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'give-her-water',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'she-drinks' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
          { kind: 'later', days: 2, story: 'the-pram-comes-back' },
        ],
      },
      {
        id: 'mend-the-wheel',
        cost: { components: 1 },
        effects: [
          { kind: 'tell', line: 'a-bent-nail' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
          { kind: 'later', days: 2, story: 'the-pram-comes-back' },
        ],
      },
      {
        id: 'push-the-pram',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'shots-at-the-crossing' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'a-bed-by-the-door' },
                    { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                    { kind: 'later', days: 1, story: 'the-pram-comes-back' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'tell-them-the-way',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [{ kind: 'tell', line: 'drawn-in-the-dust' }],
              fail: [
                { kind: 'tell', line: 'too-many-turnings' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-pram-comes-back',
    from: null,
    where: 'home',
    notes: ['illness', 'death', 'grief'],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 6,
              effects: [
                { kind: 'tell', line: 'grandmother-sits-up' },
                { kind: 'gain', goods: { vegetable: 1, wood: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'the-bed-is-free' },
                { kind: 'gain', goods: { components: 3 } },
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
    id: 'two-children-blue',
    from: { card: 'two-children', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-with-sugar',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'licked-from-the-palm' },
          { kind: 'gain', goods: { 'electrical-part': 1, 'mechanical-part': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
        ],
      },
      {
        id: 'pay-with-food',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'a-handshake' },
          { kind: 'gain', goods: { 'electrical-part': 1, 'weapon-part': 1, ammo: 2 } },
        ],
      },
      {
        id: 'ask-where-they-dig',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'behind-the-kiosk' },
                { kind: 'gain', goods: { components: 2 } },
              ],
              fail: [{ kind: 'tell', line: 'a-trade-secret' }],
            },
          },
        ],
      },
      { id: 'tell-them-to-stop', effects: [{ kind: 'tell', line: 'heard-out-politely' }] },
    ],
  },
  {
    id: 'two-children-green',
    from: { card: 'two-children', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'let-it-fly',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'the-line-goes-slack' },
                    { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'half-an-hour' },
                    { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'call-them-inside',
        effects: [
          { kind: 'tell', line: 'the-reel-on-the-step' },
          { kind: 'gain', goods: { components: 1 } },
        ],
      },
      {
        id: 'feed-them-first',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'a-turn-each' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'two-children-yellow',
    from: { card: 'two-children', colour: 'yellow' },
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'mind-the-child',
        effects: [
          { kind: 'tell', line: 'the-cushion-by-the-stove' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'later', days: 1, story: 'the-big-sister' },
          {
            kind: 'if',
            when: { kind: 'cold', atLeast: 4 },
            effects: [
              { kind: 'tell', line: 'she-coughs-on-us' },
              { kind: 'change', state: 'illness', by: 1, who: 'actor' },
            ],
            otherwise: [],
          },
        ],
      },
      {
        id: 'mind-and-feed-her',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'crumbs-too' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 1, story: 'the-big-sister' },
        ],
      },
      {
        id: 'say-no',
        effects: [
          { kind: 'tell', line: 'both-to-the-queue' },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
    ],
  },
  {
    id: 'the-big-sister',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 7,
              effects: [
                { kind: 'tell', line: 'flour-to-the-elbows' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'an-aunt-instead' },
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
    id: 'two-children-white',
    from: { card: 'two-children', colour: 'white' },
    where: 'home',
    notes: ['hunger'],
    effects: [{ kind: 'lose-any', count: 1, of: 'food' }],
    options: [
      {
        id: 'run-after-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'caught-by-the-trousers' },
                { kind: 'gain', goods: { vegetable: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'over-the-third-wall' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'let-them-go',
        effects: [
          { kind: 'tell', line: 'she-sings-it-again' },
          { kind: 'later', days: 2, story: 'the-singer-again' },
        ],
      },
      {
        id: 'call-after-them',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-wave-from-the-corner' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 1, story: 'the-singer-again' },
              ],
              fail: [{ kind: 'tell', line: 'they-only-run-faster' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-singer-again',
    from: null,
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'hire-their-eyes',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'pebbles-on-the-pane' },
          { kind: 'tonight', damage: -2, wounds: -1 },
        ],
      },
      {
        id: 'take-the-sock',
        effects: [
          { kind: 'tell', line: 'quits' },
          { kind: 'gain', goods: { coffee: 1, cigarette: 2 } },
        ],
      },
      {
        id: 'ask-for-a-song',
        effects: [
          {
            kind: 'if',
            when: { kind: 'has', goods: { guitar: 1 } },
            effects: [
              { kind: 'tell', line: 'with-a-guitar' },
              { kind: 'change', state: 'misery', by: -1, who: 'present' },
            ],
            otherwise: [
              { kind: 'tell', line: 'all-the-verses' },
              { kind: 'change', state: 'misery', by: -1, who: 'one' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'wounded-soldier-red',
    from: { card: 'wounded-soldier', colour: 'red' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-arm',
        cost: { bandage: 1 },
        effects: [
          { kind: 'tell', line: 'clean-and-white' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
          { kind: 'later', days: 2, story: 'a-parcel-by-hand' },
          { kind: 'gain', goods: { ammo: 2 } },
        ],
      },
      {
        id: 'boil-rags',
        cost: { water: 1, wood: 1 },
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'he-bites-his-collar' },
                { kind: 'later', days: 2, story: 'a-parcel-by-hand' },
              ],
              fail: [
                { kind: 'tell', line: 'it-smells-already' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'let-him-sit',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'two-cigarettes-left' },
                    { kind: 'gain', goods: { cigarette: 2 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'fetched-by-a-patrol' },
                    { kind: 'lose-any', count: 1, of: 'food' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'ask-him-to-go',
        effects: [
          { kind: 'tell', line: 'he-begs-pardon' },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
    ],
  },
  {
    id: 'a-parcel-by-hand',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [{ kind: 'gain', goods: { 'canned-food': 1, cigarette: 1 } }],
    options: [
      {
        id: 'give-him-a-bed',
        effects: [
          { kind: 'tell', line: 'boots-by-the-door' },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
      {
        id: 'share-a-meal',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'three-helpings-of-talk' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      { id: 'send-thanks', effects: [{ kind: 'tell', line: 'thanks-are-carried' }] },
    ],
  },
  {
    id: 'wounded-soldier-blue',
    from: { card: 'wounded-soldier', colour: 'blue' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'burn-the-coat',
        cost: { wood: 1 },
        effects: [
          { kind: 'tell', line: 'brass-buttons-in-the-ash' },
          { kind: 'gain', goods: { ammo: 2, cigarette: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
        ],
      },
      {
        id: 'keep-the-coat',
        effects: [
          { kind: 'tell', line: 'the-coat-over-the-window' },
          { kind: 'gain', goods: { ammo: 2 } },
          { kind: 'cold', by: -1 },
          { kind: 'later', days: 1, story: 'they-look-for-a-coat' },
        ],
      },
      {
        id: 'turn-him-away',
        effects: [
          { kind: 'tell', line: 'buttons-done-up-again' },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
    ],
  },
  {
    id: 'they-look-for-a-coat',
    from: null,
    where: 'home',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'give-up-the-coat',
        effects: [
          { kind: 'tell', line: 'it-is-mine-now' },
          { kind: 'lose', goods: { ammo: 2 } },
          { kind: 'cold', by: 1 },
        ],
      },
      {
        id: 'lie-to-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'his-father-too' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-lining-has-a-number' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'cold', by: 1 },
                { kind: 'lose-any', count: 1, of: 'any' },
              ],
            },
          },
        ],
      },
      { id: 'offer-a-drink', cost: { moonshine: 1 }, effects: [{ kind: 'tell', line: 'against-the-cold' }] },
    ],
  },
  {
    id: 'wounded-soldier-green',
    from: { card: 'wounded-soldier', colour: 'green' },
    where: 'home',
    notes: ['injury', 'grief'],
    effects: [],
    options: [
      {
        id: 'read-what-is-written',
        effects: [
          { kind: 'tell', line: 'twice-please' },
          { kind: 'gain', goods: { coffee: 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
      {
        id: 'read-it-kinder',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-children-are-growing' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'she-never-writes-so' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      { id: 'say-the-ink-has-run', effects: [{ kind: 'tell', line: 'somebody-else-will-know' }] },
    ],
  },
  {
    id: 'wounded-soldier-yellow',
    from: { card: 'wounded-soldier', colour: 'yellow' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'give-them-the-door',
        effects: [
          { kind: 'tell', line: 'off-its-hinges' },
          { kind: 'tonight', damage: 1, wounds: 0 },
          { kind: 'later', days: 2, story: 'the-door-comes-home' },
        ],
      },
      {
        id: 'give-them-planks',
        cost: { wood: 2 },
        effects: [
          { kind: 'tell', line: 'four-planks' },
          { kind: 'later', days: 2, story: 'the-door-comes-home' },
        ],
      },
      {
        id: 'help-them-carry',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'down-on-the-cobbles' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'soup-at-the-dressing-station' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'keep-the-door',
        effects: [
          { kind: 'tell', line: 'knees-and-armpits' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-door-comes-home',
    from: null,
    where: 'home',
    notes: [],
    effects: [
      { kind: 'tonight', damage: -1, wounds: -1 },
      { kind: 'gain', goods: { components: 1 } },
      { kind: 'change', state: 'misery', by: -1, who: 'one' },
    ],
    options: [],
  },
  {
    id: 'wounded-soldier-white',
    from: { card: 'wounded-soldier', colour: 'white' },
    where: 'home',
    notes: ['alcohol', 'injury', 'violence'],
    effects: [],
    options: [
      {
        id: 'give-him-a-bottle',
        cost: { moonshine: 1 },
        effects: [
          { kind: 'tell', line: 'he-pays-with-rounds' },
          { kind: 'gain', goods: { ammo: 3 } },
        ],
      },
      {
        id: 'talk-to-him',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'look-at-your-leg' },
                { kind: 'gain', goods: { ammo: 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'he-aims-at-the-voice' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-the-pistol',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'it-comes-apart' },
                { kind: 'gain', goods: { 'broken-pistol': 1, ammo: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'the-wrong-moment' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'stay-away-from-windows',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'our-window-too' },
                    { kind: 'cold', by: 1 },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'out-of-rounds' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'old-teacher-red',
    from: { card: 'old-teacher', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'heat-the-room',
        cost: { wood: 1 },
        effects: [
          { kind: 'tell', line: 'breath-no-longer-shows' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-exercise-book' },
        ],
      },
      {
        id: 'lend-the-room-cold',
        effects: [
          {
            kind: 'if',
            when: { kind: 'cold', atLeast: 5 },
            effects: [
              { kind: 'tell', line: 'the-ink-freezes' },
              { kind: 'change', state: 'misery', by: 1, who: 'one' },
            ],
            otherwise: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    {
                      upTo: 6,
                      effects: [
                        { kind: 'tell', line: 'coats-and-mittens' },
                        { kind: 'later', days: 2, story: 'the-exercise-book' },
                      ],
                    },
                    {
                      upTo: 10,
                      effects: [
                        { kind: 'tell', line: 'the-lesson-is-cut-short' },
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
        id: 'sit-in-the-back-row',
        effects: [
          { kind: 'tell', line: 'a-long-enough-lever' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'ideas', cards: 1 },
        ],
      },
      { id: 'say-there-is-no-room', effects: [{ kind: 'tell', line: 'a-line-through-our-name' }] },
    ],
  },
  {
    id: 'the-exercise-book',
    from: null,
    where: 'home',
    notes: [],
    effects: [{ kind: 'gain', goods: { book: 1 } }],
    options: [
      {
        id: 'pin-up-the-drawings',
        effects: [
          { kind: 'tell', line: 'large-hands' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'study-the-machine',
        effects: [
          { kind: 'tell', line: 'minus-the-bed' },
          { kind: 'ideas', cards: 2 },
        ],
      },
      {
        id: 'send-food-back',
        cost: { vegetable: 2 },
        effects: [
          { kind: 'tell', line: 'shared-by-eleven' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'old-teacher-blue',
    from: { card: 'old-teacher', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'buy-some-to-read',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'she-chooses-for-us' },
          { kind: 'gain', goods: { book: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'buy-some-to-burn',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'volumes-nine-to-fourteen' },
          { kind: 'gain', goods: { wood: 2 } },
        ],
      },
      {
        id: 'offer-her-a-shelf',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'on-permanent-loan' },
                { kind: 'gain', goods: { book: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [{ kind: 'tell', line: 'shelves-burn-too' }],
            },
          },
        ],
      },
      { id: 'let-her-pass', effects: [{ kind: 'tell', line: 'the-runners-on-the-stones' }] },
    ],
  },
  {
    id: 'old-teacher-green',
    from: { card: 'old-teacher', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [
          { kind: 'tell', line: 'an-hours-work' },
          { kind: 'story', story: 'the-chemistry-cabinet' },
        ],
      },
      {
        id: 'dig-by-hand',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'the-stairs-slip' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'story', story: 'the-chemistry-cabinet' }] },
              ],
            },
          },
        ],
      },
      { id: 'stay-at-home', effects: [{ kind: 'tell', line: 'third-row' }] },
    ],
  },
  {
    id: 'the-chemistry-cabinet',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-spirit',
        effects: [
          { kind: 'tell', line: 'ninety-six-per-cent' },
          { kind: 'gain', goods: { 'pure-alcohol': 1 } },
        ],
      },
      {
        id: 'take-the-powders',
        effects: [
          { kind: 'tell', line: 'in-twists-of-paper' },
          { kind: 'gain', goods: { chems: 3, filter: 1 } },
        ],
      },
      {
        id: 'take-it-to-the-clinic',
        effects: [
          { kind: 'tell', line: 'the-clinic-signs-for-it' },
          { kind: 'gain', goods: { 'herbal-meds': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-teacher-yellow',
    from: { card: 'old-teacher', colour: 'yellow' },
    where: 'home',
    notes: ['illness', 'grief'],
    effects: [],
    options: [
      {
        id: 'answer-to-the-names',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'all-present' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'that-is-not-his-voice' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'walk-him-home',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 1,
                  effects: [
                    { kind: 'tell', line: 'a-shot-on-the-way' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'his-wife-at-the-gate' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'make-him-something-hot',
        cost: { coffee: 1 },
        effects: [
          { kind: 'tell', line: 'break-time' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-teacher-white',
    from: { card: 'old-teacher', colour: 'white' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'hide-it',
        effects: [
          { kind: 'tell', line: 'behind-the-third-tile' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 1, story: 'questions-about-a-copybook' },
        ],
      },
      {
        id: 'copy-it-out',
        effects: [
          { kind: 'tell', line: 'two-candles' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'questions-about-a-copybook' },
        ],
      },
      { id: 'refuse-it', effects: [{ kind: 'tell', line: 'the-weather-then' }] },
    ],
  },
  {
    id: 'questions-about-a-copybook',
    from: null,
    where: 'home',
    notes: ['death', 'violence'],
    effects: [],
    options: [
      {
        id: 'know-of-no-copybook',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'they-leave-the-dust' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'a-glance-at-the-stove' },
                { kind: 'lose-any', count: 2, of: 'any' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'hand-it-over',
        effects: [
          { kind: 'tell', line: 'the-tin-stays' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'burn-it-first',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'a-page-comes-out' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'eight-hundred-lines' },
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
    id: 'water-seller-red',
    from: { card: 'water-seller', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-with-cigarettes',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'behind-each-ear' },
          { kind: 'gain', goods: { water: 2 } },
        ],
      },
      {
        id: 'pay-with-food',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'a-bath-for-that' },
          { kind: 'gain', goods: { water: 3 } },
        ],
      },
      {
        id: 'ask-for-credit',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'chalked-on-the-barrel' },
                { kind: 'gain', goods: { water: 2 } },
                { kind: 'later', days: 1, story: 'the-debt-for-a-bucket' },
              ],
              fail: [{ kind: 'tell', line: 'no-more-chalk' }],
            },
          },
        ],
      },
      { id: 'go-without', effects: [{ kind: 'tell', line: 'the-puddle-under-it' }] },
    ],
  },
  {
    id: 'the-debt-for-a-bucket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-in-food',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'the-stroke-is-wiped' },
          { kind: 'gain', goods: { water: 1 } },
        ],
      },
      {
        id: 'work-it-off',
        effects: [
          { kind: 'tell', line: 'a-day-at-the-handle' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'refuse-to-pay',
        effects: [
          { kind: 'tell', line: 'an-open-secret' },
          { kind: 'tonight', damage: 1, wounds: 1 },
        ],
      },
    ],
  },
  {
    id: 'water-seller-blue',
    from: { card: 'water-seller', colour: 'blue' },
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'buy-it-as-it-is',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'gain', goods: { water: 2 } },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'it-was-the-river' },
                    { kind: 'change', state: 'illness', by: 1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'it-tastes-of-tin' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'buy-and-boil-it',
        cost: { vegetable: 1, wood: 1 },
        effects: [
          { kind: 'tell', line: 'a-grey-scum' },
          { kind: 'gain', goods: { water: 2 } },
        ],
      },
      {
        id: 'buy-and-filter-it',
        cost: { vegetable: 1, filter: 1 },
        effects: [
          { kind: 'tell', line: 'clear-as-glass' },
          { kind: 'gain', goods: { water: 3 } },
        ],
      },
      { id: 'send-him-on', effects: [{ kind: 'tell', line: 'bent-at-the-corner' }] },
    ],
  },
  {
    id: 'water-seller-green',
    from: { card: 'water-seller', colour: 'green' },
    where: 'home',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'help-it-up',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'it-stands' },
                { kind: 'gain', goods: { water: 2 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'not-enough-of-us' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'bring-it-water',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'it-drinks-and-thinks' },
          { kind: 'gain', goods: { vegetable: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'wait-with-the-others',
        effects: [
          { kind: 'tell', line: 'our-share-in-a-basin' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'actor' },
        ],
      },
    ],
  },
  {
    id: 'water-seller-yellow',
    from: { card: 'water-seller', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'say-we-paid-ahead',
        effects: [
          { kind: 'tell', line: 'a-neat-tick' },
          { kind: 'gain', goods: { water: 2 } },
          { kind: 'later', days: 1, story: 'the-father-with-a-list' },
        ],
      },
      {
        id: 'pay-a-fair-price',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'the-drawing-explained' },
          { kind: 'gain', goods: { water: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
        ],
      },
      {
        id: 'teach-her-the-words',
        effects: [
          { kind: 'tell', line: 'by-the-last-line' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'gain', goods: { water: 1 } },
        ],
      },
      { id: 'send-her-on', effects: [{ kind: 'tell', line: 'full-barrel' }] },
    ],
  },
  {
    id: 'the-father-with-a-list',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'give-it-back',
        cost: { water: 1 },
        effects: [
          { kind: 'tell', line: 'she-accepts' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'push-the-barrel',
        effects: [
          { kind: 'tell', line: 'all-two-hundred' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'stand-by-the-lie',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-mistake-then' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-price-goes-up' },
                { kind: 'lose', goods: { wood: 2 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'water-seller-white',
    from: { card: 'water-seller', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'look-under-the-tarpaulin',
        effects: [
          {
            kind: 'trade',
            commission: 1,
            stock: ['sugar', 'coffee', 'cigarette', 'vegetable', 'herbal-meds', 'book'],
          },
          { kind: 'tell', line: 'the-corner-comes-down' },
        ],
      },
      {
        id: 'ask-about-the-well',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'behind-the-laundry' },
                { kind: 'later', days: 1, story: 'the-well-behind-the-laundry' },
              ],
              fail: [{ kind: 'tell', line: 'what-well' }],
            },
          },
        ],
      },
      {
        id: 'offer-him-a-seat',
        cost: { wood: 1 },
        effects: [
          { kind: 'tell', line: 'he-talks-in-the-warm' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 1, story: 'the-well-behind-the-laundry' },
        ],
      },
    ],
  },
  {
    id: 'the-well-behind-the-laundry',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'go-alone',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'seen-against-the-frost' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                    { kind: 'gain', goods: { water: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'stars-in-the-pail' },
                    { kind: 'gain', goods: { water: 3 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'tell-the-neighbours',
        effects: [
          { kind: 'tell', line: 'ten-pails' },
          { kind: 'gain', goods: { water: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'leave-it-for-now',
        effects: [
          { kind: 'tell', line: 'the-rope-stays-dry' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
        ],
      },
    ],
  },
];

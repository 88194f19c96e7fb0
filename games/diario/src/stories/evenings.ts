import type { Story } from './story.ts';

/** What is said and read in the hours without current (DAWN-5). */
export const EVENING_STORIES: readonly Story[] = [
  {
    id: 'talk-by-candle-red',
    from: { card: 'talk-by-candle', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'open-the-shop',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'full-drawer' },
                    { kind: 'gain', goods: { cigarette: 3, coffee: 1 } },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                    { kind: 'later', days: 2, story: 'the-tobacconist-comes' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'empty-shop' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'hang-them-on-the-shutter',
        effects: [
          { kind: 'tell', line: 'on-the-hook' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'keep-them-for-him',
        effects: [
          { kind: 'tell', line: 'in-the-jar' },
          { kind: 'later', days: 2, story: 'the-tobacconist-comes' },
        ],
      },
    ],
  },
  {
    id: 'the-tobacconist-comes',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'return-keys-and-goods',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'weighs-it' },
          { kind: 'gain', goods: { sugar: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'hand-over-the-keys',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'asks-nothing' },
                { kind: 'gain', goods: { coffee: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'knew-already' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'know-nothing',
        effects: [
          { kind: 'tell', line: 'his-fittings' },
          { kind: 'gain', goods: { components: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'talk-by-candle-blue',
    from: { card: 'talk-by-candle', colour: 'blue' },
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'play-on',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'plum-cake' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'no-appetite' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'cook-something',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'a-broth' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'go-to-sleep',
        effects: [
          { kind: 'tell', line: 'an-hour' },
          { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'talk-by-candle-green',
    from: { card: 'talk-by-candle', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'nail-boards-over-it',
        cost: { wood: 2 },
        effects: [
          { kind: 'tell', line: 'upright' },
          { kind: 'cold', by: -1 },
          { kind: 'tonight', damage: -1, wounds: 0 },
        ],
      },
      {
        id: 'stuff-it-with-pages',
        cost: { book: 1 },
        effects: [
          { kind: 'tell', line: 'pages' },
          { kind: 'cold', by: -1 },
        ],
      },
      {
        id: 'look-behind',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'a-niche' },
                { kind: 'gain', goods: { components: 2, 'mechanical-part': 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'it-falls' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      { id: 'move-the-beds', effects: [{ kind: 'tell', line: 'other-wall' }] },
    ],
  },
  {
    id: 'talk-by-candle-yellow',
    from: { card: 'talk-by-candle', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'answer-honestly',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'how-far' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'too-exact' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'try-it-now',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'round-the-room' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'doorpost' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'let-it-pass',
        effects: [
          {
            kind: 'if',
            when: { kind: 'anyone', state: 'wounds', atLeast: 1 },
            effects: [
              { kind: 'tell', line: 'somebody-hurt' },
              { kind: 'change', state: 'misery', by: 1, who: 'one' },
            ],
            otherwise: [{ kind: 'tell', line: 'stove-door' }],
          },
        ],
      },
    ],
  },
  {
    id: 'talk-by-candle-white',
    from: { card: 'talk-by-candle', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'search-the-beds', effects: [{ kind: 'story', story: 'under-the-mattress' }] },
      {
        id: 'fit-a-lock',
        cost: { 'mechanical-part': 1 },
        effects: [
          { kind: 'tell', line: 'one-key' },
          { kind: 'tonight', damage: -2, wounds: 0 },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'let-it-go',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'put-back' },
                    { kind: 'gain', goods: { sugar: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'shorter-still' },
                    { kind: 'lose', goods: { sugar: 1 } },
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
    id: 'under-the-mattress',
    from: null,
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'give-more-openly',
        cost: { sugar: 1 },
        effects: [
          { kind: 'tell', line: 'a-proper-jar' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { herb: 1 } },
        ],
      },
      {
        id: 'go-across-together',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'at-her-table' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { herb: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'her-pride' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-it-back',
        effects: [
          { kind: 'tell', line: 'shelf-again' },
          { kind: 'gain', goods: { sugar: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-photographs-red',
    from: { card: 'old-photographs', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'break-into-the-wall',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 6, effects: [{ kind: 'story', story: 'behind-the-bricks' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'only-wall' },
                    { kind: 'gain', goods: { components: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'keep-the-album-out',
        effects: [
          { kind: 'tell', line: 'turning-pages' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'burn-the-album',
        effects: [
          { kind: 'tell', line: 'thick-card' },
          { kind: 'cold', by: -1 },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'behind-the-bricks',
    from: null,
    where: 'home',
    notes: [],
    effects: [{ kind: 'gain', goods: { 'raw-food': 1 } }],
    options: [
      {
        id: 'unwrap-the-parcel',
        effects: [
          { kind: 'tell', line: 'rings' },
          { kind: 'gain', goods: { jewelry: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'wall-it-up-again',
        effects: [
          { kind: 'tell', line: 'mortar' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-photographs-blue',
    from: { card: 'old-photographs', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'burn-everything',
        effects: [
          { kind: 'tell', line: 'bare-stairs' },
          { kind: 'gain', goods: { wood: 2 } },
          { kind: 'cold', by: -1 },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'burn-the-frames',
        effects: [
          { kind: 'tell', line: 'tacks' },
          { kind: 'gain', goods: { wood: 1 } },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'leave-them-hanging',
        effects: [
          { kind: 'tell', line: 'good-evening' },
          { kind: 'cold', by: 1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'old-photographs-green',
    from: { card: 'old-photographs', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'glaze-the-windows',
        effects: [
          { kind: 'tell', line: 'daylight' },
          { kind: 'cold', by: -1 },
          { kind: 'later', days: 2, story: 'the-bride-in-the-window' },
        ],
      },
      {
        id: 'put-them-back',
        effects: [
          { kind: 'tell', line: 'dry-straw' },
          { kind: 'later', days: 2, story: 'the-bride-asks' },
        ],
      },
      {
        id: 'wash-off-the-silver',
        effects: [
          { kind: 'tell', line: 'basin' },
          { kind: 'gain', goods: { chems: 2 } },
        ],
      },
    ],
  },
  {
    id: 'the-bride-in-the-window',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'take-out-the-pane',
        effects: [
          { kind: 'tell', line: 'in-a-towel' },
          { kind: 'cold', by: 1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
      {
        id: 'bring-her-inside',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'until-noon' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { cigarette: 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'her-bag' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'leave-it-in',
        effects: [
          { kind: 'tell', line: 'she-nods' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-bride-asks',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-what-she-offers',
        effects: [
          { kind: 'tell', line: 'a-ham' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'let-it-be-a-gift',
        effects: [
          { kind: 'tell', line: 'late-present' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'ask-what-she-sells',
        effects: [
          { kind: 'tell', line: 'from-the-bag' },
          { kind: 'trade', commission: 1, stock: ['coffee', 'sugar', 'meds', 'book'] },
        ],
      },
    ],
  },
  {
    id: 'old-photographs-yellow',
    from: { card: 'old-photographs', colour: 'yellow' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-him-the-picture',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'third-row' },
                { kind: 'gain', goods: { 'canned-food': 1, cigarette: 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'another-name' },
                { kind: 'lose-any', count: 1, of: 'any' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'send-him-tobacco',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'slow-patrol' },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
      { id: 'put-it-away', effects: [{ kind: 'tell', line: 'face-down' }] },
    ],
  },
  {
    id: 'old-photographs-white',
    from: { card: 'old-photographs', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    options: [],
  },
  {
    id: 'a-letter-home-red',
    from: { card: 'a-letter-home', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-in-tobacco',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'string' },
          { kind: 'later', days: 2, story: 'an-answer' },
        ],
      },
      {
        id: 'pay-in-food',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'eats-it-raw' },
          { kind: 'later', days: 2, story: 'an-answer' },
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
                { kind: 'tell', line: 'two-pages' },
                { kind: 'later', days: 3, story: 'an-answer' },
              ],
              fail: [{ kind: 'tell', line: 'business' }],
            },
          },
        ],
      },
      {
        id: 'keep-the-letter',
        effects: [
          { kind: 'tell', line: 'one-more-line' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'an-answer',
    from: null,
    where: 'home',
    notes: [],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 4,
              effects: [
                { kind: 'tell', line: 'all-well' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
                { kind: 'gain', goods: { 'herbal-meds': 1 } },
              ],
            },
            {
              upTo: 8,
              effects: [
                { kind: 'tell', line: 'everyday-news' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'bad-news' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          ],
        },
      },
    ],
    options: [
      {
        id: 'feed-the-boy',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'second-bowl' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { cigarette: 2, coffee: 1 } },
        ],
      },
      {
        id: 'let-him-sleep-here',
        effects: [
          { kind: 'tell', line: 'satchel-pillow' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { cigarette: 1 } },
        ],
      },
      { id: 'thank-him', effects: [{ kind: 'tell', line: 'next-house' }] },
    ],
  },
  {
    id: 'a-letter-home-blue',
    from: { card: 'a-letter-home', colour: 'blue' },
    where: 'home',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'tell-the-truth',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'half-known' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
                { kind: 'later', days: 2, story: 'the-biscuit-tin' },
              ],
              fail: [
                { kind: 'tell', line: 'badly-said' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'later', days: 2, story: 'the-biscuit-tin' },
              ],
            },
          },
        ],
      },
      {
        id: 'say-the-post-is-slow',
        effects: [
          { kind: 'tell', line: 'the-tin' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'answer-in-her-hand',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'believed' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'her-spelling' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                    { kind: 'later', days: 2, story: 'the-biscuit-tin' },
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
    id: 'the-biscuit-tin',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'add-a-line-each',
        effects: [
          { kind: 'tell', line: 'below-hers' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'brick-the-tin-in',
        cost: { components: 1 },
        effects: [
          { kind: 'tell', line: 'for-somebody' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'use-the-blank-sheets',
        effects: [
          { kind: 'tell', line: 'firelighters' },
          { kind: 'cold', by: -1 },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-letter-home-green',
    from: { card: 'a-letter-home', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'deliver-it',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'slow-walk' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'the-corporal-calls' },
              ],
              fail: [
                { kind: 'tell', line: 'rifle-butt' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'later', days: 2, story: 'the-corporal-calls' },
              ],
            },
          },
        ],
      },
      {
        id: 'leave-it-in-sight',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'picked-up' },
                    { kind: 'later', days: 2, story: 'the-corporal-calls' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'rained-on' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'open-it',
        effects: [
          { kind: 'tell', line: 'dried-pears' },
          { kind: 'gain', goods: { vegetable: 1, cigarette: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-corporal-calls',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'make-him-coffee',
        cost: { coffee: 1 },
        effects: [
          { kind: 'tell', line: 'widows' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
      {
        id: 'name-a-smaller-number',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'writes-it-down' },
                { kind: 'gain', goods: { cigarette: 2 } },
                { kind: 'tonight', damage: -1, wounds: 0 },
              ],
              fail: [
                { kind: 'tell', line: 'counts-the-cups' },
                { kind: 'lose-any', count: 1, of: 'any' },
              ],
            },
          },
        ],
      },
      {
        id: 'wish-him-well',
        effects: [
          { kind: 'tell', line: 'on-the-step' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
    ],
  },
  {
    id: 'a-letter-home-yellow',
    from: { card: 'a-letter-home', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'write-as-she-says',
        effects: [
          { kind: 'tell', line: 'the-cherry' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'later', days: 2, story: 'number-nine' },
        ],
      },
      {
        id: 'talk-her-round',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'stay-there' },
                { kind: 'gain', goods: { vegetable: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
              fail: [
                { kind: 'tell', line: 'takes-the-paper' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'write-only-that-she-lives',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'too-short' },
                    { kind: 'later', days: 2, story: 'number-nine' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'enough' },
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
    id: 'number-nine',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-in-the-companion',
        when: { kind: 'group', atMost: 3 },
        effects: [{ kind: 'tell', line: 'curtain' }, { kind: 'arrival' }],
      },
      {
        id: 'give-them-boards',
        cost: { wood: 2 },
        effects: [
          { kind: 'tell', line: 'a-room' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { coffee: 1, 'electrical-part': 1 } },
        ],
      },
      {
        id: 'own-up-to-the-letter',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'her-words' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-suitcase' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'stay-indoors',
        effects: [
          { kind: 'tell', line: 'through-the-wall' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'a-letter-home-white',
    from: { card: 'a-letter-home', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    options: [],
  },
  {
    id: 'voices-on-the-radio-red',
    from: { card: 'voices-on-the-radio', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'charge-it-and-wait',
        effects: [
          { kind: 'tell', line: 'by-hand' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'later', days: 1, story: 'the-second-reading' },
        ],
      },
      {
        id: 'ask-at-the-hospital',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'ward-four' },
                    { kind: 'change', state: 'misery', by: -2, who: 'one' },
                  ],
                },
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'no-such-name' },
                    { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-crossing' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'put-the-set-away',
        effects: [
          { kind: 'tell', line: 'half-a-name' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-second-reading',
    from: null,
    where: 'home',
    notes: [],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 5,
              effects: [
                { kind: 'tell', line: 'the-right-year' },
                { kind: 'change', state: 'misery', by: -2, who: 'one' },
              ],
            },
            {
              upTo: 8,
              effects: [
                { kind: 'tell', line: 'a-namesake' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'looking-for-us' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
                { kind: 'gain', goods: { cigarette: 2 } },
              ],
            },
          ],
        },
      },
    ],
    options: [],
  },
  {
    id: 'voices-on-the-radio-blue',
    from: { card: 'voices-on-the-radio', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'climb-to-the-chimney',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'clarinet' },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
              ],
              fail: [
                { kind: 'tell', line: 'wet-slates' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'rig-one-indoors',
        cost: { 'electrical-part': 1 },
        effects: [
          { kind: 'tell', line: 'curtain-rail' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'hum-the-rest',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'in-parts' },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'wrong-tune' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-green',
    from: { card: 'voices-on-the-radio', colour: 'green' },
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'go-early',
        effects: [
          { kind: 'tell', line: 'proof' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'later', days: 1, story: 'the-queue-on-mill-street' },
        ],
      },
      {
        id: 'tell-the-stair',
        effects: [
          { kind: 'tell', line: 'nine-of-us' },
          { kind: 'later', days: 1, story: 'the-queue-on-mill-street' },
        ],
      },
      {
        id: 'stay-away',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'white-sleeves' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'it-was-nothing' },
                    { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
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
    id: 'the-queue-on-mill-street',
    from: null,
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'keep-our-place',
        effects: [
          { kind: 'tell', line: 'last-sack' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'let-them-go-first',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'the-reserve' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'half-cup' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'push-through',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'two-bags' },
                { kind: 'gain', goods: { 'canned-food': 1, vegetable: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'elbows' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-yellow',
    from: { card: 'voices-on-the-radio', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'listen-to-the-end',
        effects: [
          { kind: 'tell', line: 'caraway' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'say-something',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'third-opinion' },
                { kind: 'tonight', damage: -1, wounds: -1 },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'dead-air' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'tonight', damage: 0, wounds: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'try-the-recipe',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'the-hill-is-right' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-white',
    from: { card: 'voices-on-the-radio', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hide-it-under-the-floor',
        effects: [
          { kind: 'tell', line: 'loose-board' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tonight', damage: -1, wounds: 0 },
        ],
      },
      {
        id: 'change-our-number',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'even-number' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-postman' },
                    { kind: 'later', days: 1, story: 'the-inspection' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'leave-it-all-open',
        effects: [
          { kind: 'tell', line: 'dusted' },
          { kind: 'later', days: 1, story: 'the-inspection' },
        ],
      },
    ],
  },
  {
    id: 'the-inspection',
    from: null,
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'brew-him-something',
        cost: { coffee: 1 },
        effects: [
          { kind: 'tell', line: 'a-blot' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'argue-the-list',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-household' },
                { kind: 'lose-any', count: 1, of: 'any' },
              ],
              fail: [
                { kind: 'tell', line: 'in-duplicate' },
                { kind: 'lose-any', count: 2, of: 'any' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'let-them-take-it',
        effects: [
          { kind: 'tell', line: 'a-receipt' },
          { kind: 'lose-any', count: 2, of: 'any' },
          { kind: 'gain', goods: { book: 1 } },
        ],
      },
    ],
  },
];

import type { Story } from './story.ts';

/** Looking around in the Locations of the inner city. */
export const CITY_STORIES: readonly Story[] = [
  // Maternity ward.
  {
    id: 'maternity-ward-red',
    from: { card: 'maternity-ward', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hold-the-lamp',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'steady' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'named-after-the-lamp' },
              ],
              fail: [
                { kind: 'tell', line: 'shaking' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
                { kind: 'later', days: 2, story: 'named-after-the-lamp' },
              ],
            },
          },
        ],
      },
      {
        id: 'give-her-our-alcohol',
        cost: { 'pure-alcohol': 1 },
        effects: [
          { kind: 'tell', line: 'clean' },
          { kind: 'gain', goods: { bandage: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'named-after-the-lamp' },
        ],
      },
      {
        id: 'search-the-store-room',
        effects: [
          { kind: 'tell', line: 'store' },
          { kind: 'gain', goods: { bandage: 1, chems: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'named-after-the-lamp',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'keep-what-he-brought',
        effects: [
          { kind: 'tell', line: 'kept' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'send-it-back-to-the-mother',
        effects: [
          { kind: 'tell', line: 'sent' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'maternity-ward-blue',
    from: { card: 'maternity-ward', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'sign-and-take',
        effects: [
          { kind: 'tell', line: 'signed' },
          { kind: 'gain', goods: { 'herbal-meds': 1, chems: 1 } },
          { kind: 'later', days: 3, story: 'the-ledger' },
        ],
      },
      {
        id: 'take-without-signing',
        effects: [
          { kind: 'tell', line: 'unsigned' },
          { kind: 'gain', goods: { 'herbal-meds': 1, chems: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'leave-it-for-the-ward',
        effects: [
          { kind: 'tell', line: 'orderly' },
          { kind: 'gain', goods: { coffee: 1 } },
        ],
      },
    ],
  },
  {
    id: 'the-ledger',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-in-food',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'paid' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { bandage: 1 } },
        ],
      },
      {
        id: 'work-it-off-in-the-laundry',
        effects: [
          { kind: 'tell', line: 'laundry' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
        ],
      },
      {
        id: 'say-we-have-nothing',
        effects: [
          { kind: 'tell', line: 'struck' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'maternity-ward-green',
    from: { card: 'maternity-ward', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'keep-watch-while-he-sleeps',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'slept' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { chems: 1 } },
        ],
      },
      {
        id: 'wake-him-to-look-at-a-wound',
        when: { kind: 'anyone', state: 'wounds', atLeast: 1 },
        effects: [
          { kind: 'tell', line: 'stitched' },
          { kind: 'change', state: 'wounds', by: -1, who: 'one' },
          { kind: 'return', cards: 2 },
        ],
      },
      {
        id: 'unscrew-the-dead-machines',
        effects: [
          { kind: 'tell', line: 'screws' },
          { kind: 'gain', goods: { 'electrical-part': 1, 'mechanical-part': 1 } },
          { kind: 'noise', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'maternity-ward-yellow',
    from: { card: 'maternity-ward', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [
      {
        kind: 'if',
        when: { kind: 'anyone', state: 'misery', atLeast: 2 },
        effects: [
          { kind: 'tell', line: 'read-aloud' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
        otherwise: [
          { kind: 'tell', line: 'drawer' },
          { kind: 'gain', goods: { coffee: 1, sugar: 1 } },
        ],
      },
    ],
    options: [],
  },
  {
    id: 'maternity-ward-white',
    from: { card: 'maternity-ward', colour: 'white' },
    where: 'out',
    notes: ['death-of-a-child', 'grief'],
    effects: [],
    options: [
      {
        id: 'sit-with-her',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'hand' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { 'herbal-meds': 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'no-words' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'take-what-she-offers',
        effects: [
          { kind: 'tell', line: 'tin' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'step-back-and-close-the-door',
        effects: [
          { kind: 'tell', line: 'door' },
          { kind: 'noise', by: -1 },
        ],
      },
    ],
  },
  // Music school.
  {
    id: 'music-school-red',
    from: { card: 'music-school', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'ask-for-one-tune-first',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'tune' },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
                { kind: 'noise', by: 2 },
              ],
              fail: [{ kind: 'tell', line: 'chord' }, { kind: 'noise', by: 2 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
      {
        id: 'help-them-break-it',
        effects: [
          { kind: 'tell', line: 'strings' },
          { kind: 'gain', goods: { 'mechanical-part': 2, 'weapon-part': 1 } },
          { kind: 'noise', by: 2 },
          { kind: 'noise-roll' },
        ],
      },
      { id: 'walk-on', effects: [{ kind: 'tell', line: 'blows' }] },
    ],
  },
  {
    id: 'music-school-blue',
    from: { card: 'music-school', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'crawl-in-under-the-beam',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'crawled' },
                { kind: 'gain', goods: { 'broken-guitar': 1, book: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'beam' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'gain', goods: { 'broken-guitar': 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'hook-it-with-a-pole',
        effects: [
          { kind: 'noise', by: 2 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'hooked' },
                    { kind: 'gain', goods: { 'broken-guitar': 1 } },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'crash' }, { kind: 'noise-roll' }] },
              ],
            },
          },
        ],
      },
      { id: 'leave-it-lying', effects: [{ kind: 'tell', line: 'left' }] },
    ],
  },
  {
    id: 'music-school-green',
    from: { card: 'music-school', colour: 'green' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'stay-and-listen',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'listened' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-recital' },
        ],
      },
      {
        id: 'give-the-pupils-food',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'shared' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'later', days: 1, story: 'the-recital' },
        ],
      },
      {
        id: 'tell-her-the-light-shows',
        effects: [
          { kind: 'tell', line: 'curtain' },
          { kind: 'noise', by: -2 },
        ],
      },
    ],
  },
  {
    id: 'the-recital',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'let-them-play',
        effects: [
          { kind: 'tell', line: 'played' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'tonight', damage: 2, wounds: 0 },
        ],
      },
      {
        id: 'wall-up-the-window-first',
        cost: { components: 1 },
        effects: [
          { kind: 'tell', line: 'muffled' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'send-them-home',
        effects: [
          { kind: 'tell', line: 'jar' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'music-school-yellow',
    from: { card: 'music-school', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'go-up-the-stairs',
        effects: [
          { kind: 'tell', line: 'stairs' },
          { kind: 'story', story: 'the-metronome' },
        ],
      },
      {
        id: 'wait-below-in-silence',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 4, effects: [{ kind: 'tell', line: 'steps' }, { kind: 'encounter' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'cloakroom' },
                    { kind: 'search', chart: 'furniture' },
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
    id: 'the-metronome',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'walk-him-to-his-sister',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'sister' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
      {
        id: 'ask-what-he-hears',
        effects: [
          { kind: 'tell', line: 'ears' },
          { kind: 'noise', by: -3 },
        ],
      },
      {
        id: 'take-his-tools',
        effects: [
          { kind: 'tell', line: 'tools' },
          { kind: 'gain', goods: { lockpick: 1, 'mechanical-part': 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'music-school-white',
    from: { card: 'music-school', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [
      { kind: 'gain', goods: { book: 1 } },
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 5,
              effects: [
                { kind: 'tell', line: 'hummed' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'packet' },
                { kind: 'gain', goods: { cigarette: 2 } },
              ],
            },
          ],
        },
      },
    ],
    options: [],
  },
  // Covered market.
  {
    id: 'covered-market-red',
    from: { card: 'covered-market', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'trade-at-the-stalls',
        effects: [
          { kind: 'tell', line: 'stalls' },
          {
            kind: 'trade',
            commission: 2,
            stock: ['raw-food', 'vegetable', 'sugar', 'moonshine', 'cigarette', 'bandage', 'knife', 'filter'],
          },
        ],
      },
      {
        id: 'slip-a-tin-into-a-coat',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'unseen' },
                { kind: 'gain', goods: { 'canned-food': 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'caught' },
                { kind: 'lose-any', count: 1, of: 'any' },
                { kind: 'noise', by: 2 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'stand-and-listen',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'warning' },
                    { kind: 'tonight', damage: -1, wounds: 0 },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'errand' },
                    { kind: 'gain', goods: { cigarette: 1, coffee: 1 } },
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
    id: 'covered-market-blue',
    from: { card: 'covered-market', colour: 'blue' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'speak-up',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'weighed' },
                { kind: 'gain', goods: { vegetable: 2 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'shoved' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'add-from-our-own-bag',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'added' },
          { kind: 'gain', goods: { herb: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'say-nothing',
        effects: [
          { kind: 'tell', line: 'silent' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'covered-market-green',
    from: { card: 'covered-market', colour: 'green' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'take-the-boldest-home',
        effects: [
          { kind: 'tell', line: 'pocket' },
          { kind: 'later', days: 2, story: 'the-market-cat' },
        ],
      },
      {
        id: 'give-the-mother-some-meat',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'purred' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'look-where-she-has-been-hunting',
        effects: [
          { kind: 'tell', line: 'flap' },
          { kind: 'search', chart: 'pantry' },
          { kind: 'noise', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'the-market-cat',
    from: null,
    where: 'home',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'share-a-meal-with-it',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'lap' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'let-it-hunt-for-itself',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'mice' },
                    { kind: 'gain', goods: { vegetable: 1 } },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'gone' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'give-it-to-the-family-opposite',
        effects: [
          { kind: 'tell', line: 'opposite' },
          { kind: 'gain', goods: { water: 1, cigarette: 1 } },
        ],
      },
    ],
  },
  {
    id: 'covered-market-yellow',
    from: { card: 'covered-market', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'wait-in-the-queue',
        effects: [
          { kind: 'return', cards: 3 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'served' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'whistle' },
                    { kind: 'story', story: 'the-queue-scatters' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'buy-a-lower-number',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'number' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'try-the-back-door',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'flour' },
                { kind: 'gain', goods: { 'raw-food': 1, sugar: 1 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'shout' },
                { kind: 'noise', by: 2 },
                { kind: 'story', story: 'the-queue-scatters' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-queue-scatters',
    from: null,
    where: 'out',
    notes: ['violence', 'injury'],
    effects: [],
    options: [
      {
        id: 'lift-the-old-man',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'lifted' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'dragged' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'gather-the-loaves',
        effects: [
          { kind: 'tell', line: 'loaves' },
          { kind: 'gain', goods: { 'raw-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'lie-still-until-it-ends',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'glass' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'dust' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'covered-market-white',
    from: { card: 'covered-market', colour: 'white' },
    where: 'out',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'carry-his-sack',
        effects: [
          { kind: 'tell', line: 'carried' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { 'raw-food': 1, vegetable: 1 } },
          { kind: 'later', days: 1, story: 'the-cheap-meat' },
        ],
      },
      {
        id: 'ask-what-it-was',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'goat' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'shrug' },
                { kind: 'noise', by: 1 },
              ],
            },
          },
        ],
      },
      { id: 'go-without', effects: [{ kind: 'tell', line: 'without' }] },
    ],
  },
  {
    id: 'the-cheap-meat',
    from: null,
    where: 'home',
    notes: ['hunger', 'illness'],
    effects: [],
    options: [
      {
        id: 'bury-it-in-the-yard',
        effects: [
          { kind: 'tell', line: 'buried' },
          { kind: 'lose', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'boil-it-for-three-hours',
        cost: { wood: 1, water: 1 },
        effects: [
          { kind: 'tell', line: 'boiled' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'fry-it-and-ask-nothing',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'cramps' },
                    { kind: 'change', state: 'illness', by: 1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'full' },
                    { kind: 'change', state: 'hunger', by: -1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  // River chapel.
  {
    id: 'river-chapel-red',
    from: { card: 'river-chapel', colour: 'red' },
    where: 'out',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'dig-with-his-coal-pan',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'pan' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          { kind: 'change', state: 'misery', by: -1, who: 'actor' },
        ],
      },
      {
        id: 'dig-with-our-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'shovel' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { vegetable: 1 } },
        ],
      },
      {
        id: 'say-we-cannot-stay',
        effects: [
          { kind: 'tell', line: 'bell' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'river-chapel-blue',
    from: { card: 'river-chapel', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'read-the-slips',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'slips' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'known-hand' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                { kind: 'gain', goods: { cigarette: 1 } },
              ],
            },
          },
        ],
      },
      {
        id: 'take-the-ring',
        effects: [
          { kind: 'tell', line: 'ring' },
          { kind: 'gain', goods: { jewelry: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'leave-a-cigarette-and-a-wish',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'wish' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'river-chapel-green',
    from: { card: 'river-chapel', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-their-fare',
        cost: { cigarette: 2 },
        effects: [
          { kind: 'tell', line: 'fare' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 3, story: 'news-from-the-far-bank' },
        ],
      },
      {
        id: 'row-in-place-of-the-fare',
        effects: [
          { kind: 'return', cards: 3 },
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'rowed' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 2, story: 'news-from-the-far-bank' },
              ],
              fail: [
                { kind: 'tell', line: 'current' },
                { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
                { kind: 'later', days: 3, story: 'news-from-the-far-bank' },
              ],
            },
          },
        ],
      },
      {
        id: 'watch-the-boat-go',
        effects: [
          { kind: 'tell', line: 'bundle' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'news-from-the-far-bank',
    from: null,
    where: 'home',
    notes: [],
    effects: [{ kind: 'gain', goods: { coffee: 1 } }],
    options: [
      {
        id: 'take-the-parcel',
        effects: [
          { kind: 'tell', line: 'parcel' },
          { kind: 'gain', goods: { 'herbal-meds': 1, sugar: 1 } },
        ],
      },
      {
        id: 'let-him-keep-it-for-the-next-fare',
        effects: [
          { kind: 'tell', line: 'next' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'let-one-of-us-cross',
        when: { kind: 'anyone', state: 'misery', atLeast: 3 },
        effects: [
          { kind: 'tell', line: 'crossed' },
          { kind: 'leave', who: 'one' },
          { kind: 'gain', goods: { 'canned-food': 1, meds: 1 } },
        ],
      },
    ],
  },
  {
    id: 'river-chapel-yellow',
    from: { card: 'river-chapel', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'carry-the-basket-round',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'round' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { 'raw-food': 1 } },
        ],
      },
      {
        id: 'eat-by-the-oven',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'oven' },
          { kind: 'change', state: 'hunger', by: -1, who: 'one' },
        ],
      },
      {
        id: 'take-the-basket-home',
        effects: [
          { kind: 'tell', line: 'basket' },
          { kind: 'gain', goods: { 'raw-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
    ],
  },
  {
    id: 'river-chapel-white',
    from: { card: 'river-chapel', colour: 'white' },
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'sit-down-a-row-behind',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'told' },
                { kind: 'tonight', damage: -2, wounds: 0 },
                { kind: 'gain', goods: { cigarette: 2 } },
              ],
              fail: [
                { kind: 'tell', line: 'stiff' },
                { kind: 'noise', by: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'empty-his-ammunition-pouch',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'pouch' },
                { kind: 'gain', goods: { ammo: 3 } },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'turned' },
                {
                  kind: 'fight',
                  enemies: {
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['knife'], B: ['knife'], C: [] },
                    thugs: false,
                  },
                },
              ],
            },
          },
        ],
      },
      {
        id: 'go-out-as-we-came',
        effects: [
          { kind: 'tell', line: 'out' },
          { kind: 'noise', by: -1 },
        ],
      },
    ],
  },
  // Railway station.
  {
    id: 'railway-station-red',
    from: { card: 'railway-station', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'wait-with-them-a-while',
        effects: [
          { kind: 'return', cards: 2 },
          { kind: 'tell', line: 'waited' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'the-train' },
        ],
      },
      {
        id: 'ask-the-stationmaster',
        effects: [
          { kind: 'tell', line: 'board' },
          { kind: 'gain', goods: { cigarette: 1 } },
          { kind: 'later', days: 3, story: 'the-train' },
        ],
      },
      {
        id: 'open-a-case-nobody-watches',
        effects: [
          { kind: 'tell', line: 'case' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 4, effects: [{ kind: 'gain', goods: { book: 1, coffee: 1 } }] },
                { upTo: 8, effects: [{ kind: 'gain', goods: { 'pure-alcohol': 1 } }] },
                { upTo: 10, effects: [{ kind: 'gain', goods: { jewelry: 1 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-train',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'run-to-the-station',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'wagons' },
                    { kind: 'gain', goods: { 'canned-food': 1, sugar: 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'late' },
                    { kind: 'gain', goods: { vegetable: 1, components: 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'knock-on-doors-along-the-street',
        effects: [
          { kind: 'tell', line: 'doors' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'gain', goods: { wood: 1 } },
        ],
      },
      { id: 'stay-in-the-house', effects: [{ kind: 'tell', line: 'stayed' }] },
    ],
  },
  {
    id: 'railway-station-blue',
    from: { card: 'railway-station', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pick-the-lock',
        when: { kind: 'has', goods: { lockpick: 1 } },
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'picked' },
          { kind: 'gain', goods: { moonshine: 1, 'electrical-part': 1, cigarette: 2 } },
        ],
      },
      {
        id: 'force-the-locker',
        effects: [
          { kind: 'tell', line: 'forced' },
          { kind: 'gain', goods: { moonshine: 1, cigarette: 2 } },
          { kind: 'noise', by: 3 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'put-the-ticket-back',
        effects: [
          { kind: 'tell', line: 'ticket' },
          { kind: 'search', chart: 'heap' },
          { kind: 'noise', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'railway-station-green',
    from: { card: 'railway-station', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'read-the-label',
        effects: [
          { kind: 'tell', line: 'read' },
          { kind: 'story', story: 'the-label' },
        ],
      },
      {
        id: 'give-her-something-to-eat',
        cost: { vegetable: 1 },
        effects: [
          { kind: 'tell', line: 'ate' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'story', story: 'the-label' },
        ],
      },
      {
        id: 'fetch-the-woman-from-the-kiosk',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'kiosk' },
                { kind: 'gain', goods: { coffee: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'shutter' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-label',
    from: null,
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'run-across-the-square',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'across' },
                { kind: 'change', state: 'misery', by: -1, who: 'present' },
                { kind: 'gain', goods: { sugar: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'shot' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'go-the-long-way-round',
        effects: [
          { kind: 'return', cards: 4 },
          { kind: 'tell', line: 'round' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'leave-her-with-the-porter',
        effects: [
          { kind: 'tell', line: 'porter' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'railway-station-yellow',
    from: { card: 'railway-station', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'offer-the-guard-moonshine',
        cost: { moonshine: 1 },
        effects: [
          { kind: 'tell', line: 'nod' },
          { kind: 'later', days: 1, story: 'coal-by-handcart' },
        ],
      },
      {
        id: 'talk-about-his-children',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'children' },
                { kind: 'later', days: 2, story: 'coal-by-handcart' },
              ],
              fail: [{ kind: 'tell', line: 'orders' }, { kind: 'noise', by: 1 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
      {
        id: 'crawl-under-the-wagons',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'axle' },
                { kind: 'gain', goods: { 'mechanical-part': 2, hatchet: 1 } },
              ],
              fail: [{ kind: 'tell', line: 'torch' }, { kind: 'noise', by: 3 }, { kind: 'noise-roll' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'coal-by-handcart',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'burn-it-while-it-lasts',
        effects: [
          { kind: 'tell', line: 'warm' },
          { kind: 'cold', by: -2 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'swap-it-along-the-street',
        effects: [
          { kind: 'tell', line: 'swapped' },
          { kind: 'gain', goods: { wood: 2, components: 2 } },
        ],
      },
      {
        id: 'send-half-to-the-ward',
        effects: [
          { kind: 'tell', line: 'ward' },
          { kind: 'cold', by: -1 },
          { kind: 'gain', goods: { bandage: 1 } },
        ],
      },
    ],
  },
  {
    id: 'railway-station-white',
    from: { card: 'railway-station', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'send-our-names',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'sent' },
          { kind: 'later', days: 3, story: 'an-answer-by-wire' },
        ],
      },
      {
        id: 'send-the-names-pinned-to-the-wall',
        effects: [
          { kind: 'return', cards: 3 },
          { kind: 'tell', line: 'wall' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'an-answer-by-wire' },
        ],
      },
      {
        id: 'take-the-apparatus',
        effects: [
          { kind: 'tell', line: 'silence' },
          { kind: 'gain', goods: { 'electrical-part': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'an-answer-by-wire',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'open-it-together',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'alive' },
                    { kind: 'change', state: 'misery', by: -1, who: 'present' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'unknown' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'put-it-away-unopened',
        effects: [
          { kind: 'tell', line: 'unopened' },
          { kind: 'gain', goods: { cigarette: 2 } },
        ],
      },
    ],
  },
];

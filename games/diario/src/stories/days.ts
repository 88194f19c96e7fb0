import type { Story } from './story.ts';

/** The Events and the Exploration card that lead to a story (MORN-1, SCAV-4), and what follows from them. */
export const DAY_STORIES: readonly Story[] = [
  {
    id: 'shells-on-our-street-red',
    from: { card: 'shells-on-our-street', colour: 'red' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'carry-it-out',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 1,
                  effects: [
                    { kind: 'tell', line: 'a-flash-in-the-yard' },
                    { kind: 'change', state: 'wounds', by: 2, who: 'actor' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'like-a-sleeping-child' },
                    { kind: 'gain', goods: { shell: 1, chems: 2 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'fetch-the-sapper',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'he-hums-while-he-works' },
          { kind: 'gain', goods: { shell: 1, chems: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      { id: 'nail-up-the-room', cost: { wood: 1 }, effects: [{ kind: 'tell', line: 'nobody-slams-doors' }] },
      {
        id: 'leave-it-alone',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'it-ticks-or-the-beams-do' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                    { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'men-come-with-a-handcart' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'shells-on-our-street-blue',
    from: { card: 'shells-on-our-street', colour: 'blue' },
    where: 'home',
    notes: ['animals'],
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'd10',
          rows: [
            {
              upTo: 3,
              effects: [
                { kind: 'tell', line: 'the-shed-is-gone' },
                { kind: 'lose', goods: { wood: 1, components: 2 } },
              ],
            },
            {
              upTo: 7,
              effects: [
                { kind: 'tell', line: 'four-hundred-beans' },
                { kind: 'change', state: 'hunger', by: -1, who: 'one' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
            {
              upTo: 10,
              effects: [
                { kind: 'tell', line: 'until-the-evening' },
                { kind: 'change', state: 'illness', by: 1, who: 'one' },
              ],
            },
          ],
        },
      },
    ],
    options: [],
  },
  {
    id: 'shells-on-our-street-green',
    from: { card: 'shells-on-our-street', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'cold', by: 1 }],
    options: [
      {
        id: 'share-it-by-houses',
        effects: [
          { kind: 'tell', line: 'chalk-marks-on-the-trunk' },
          { kind: 'gain', goods: { wood: 2 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'cut-what-we-can',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tell', line: 'looks-from-the-steps' },
          { kind: 'gain', goods: { wood: 4 } },
          { kind: 'tonight', damage: 1, wounds: 0 },
        ],
      },
      {
        id: 'saw-for-others',
        when: { kind: 'has', goods: { sawblade: 1 } },
        effects: [
          { kind: 'tell', line: 'nine-small-heaps' },
          { kind: 'gain', goods: { wood: 3 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'count-the-rings',
        effects: [
          { kind: 'tell', line: 'two-hundred-and-twelve' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'shells-on-our-street-yellow',
    from: { card: 'shells-on-our-street', colour: 'yellow' },
    where: 'home',
    notes: ['injury', 'death'],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tell', line: 'the-blade-strikes-iron' },
          { kind: 'story', story: 'under-the-bricks' },
        ],
      },
      {
        id: 'dig-with-our-hands',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'a-chain-of-hands' },
                { kind: 'story', story: 'under-the-bricks' },
              ],
              fail: [
                { kind: 'tell', line: 'the-hill-slides' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'change', state: 'misery', by: 1, who: 'actor' },
              ],
            },
          },
        ],
      },
      {
        id: 'knock-back-and-wait',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 5,
                  effects: [
                    { kind: 'tell', line: 'the-lorry-comes' },
                    { kind: 'story', story: 'under-the-bricks' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'we-knock-alone' },
                    { kind: 'change', state: 'misery', by: 1, who: 'present' },
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
    id: 'under-the-bricks',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'offer-a-place-with-us',
        when: { kind: 'group', atMost: 3 },
        effects: [{ kind: 'tell', line: 'a-spoon-in-our-drawer' }, { kind: 'arrival' }],
      },
      {
        id: 'bring-something-hot',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'soup-with-ones-own-spoon' },
          { kind: 'gain', goods: { 'herbal-meds': 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'dig-out-what-is-left',
        effects: [
          { kind: 'tell', line: 'a-drawer-and-a-clock' },
          { kind: 'gain', goods: { components: 2, 'mechanical-part': 1 } },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
      {
        id: 'sit-until-the-lorry-comes',
        effects: [
          { kind: 'tell', line: 'a-hand-from-the-lorry' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'shells-on-our-street-white',
    from: { card: 'shells-on-our-street', colour: 'white' },
    where: 'home',
    notes: ['injury', 'hunger'],
    effects: [],
    options: [
      {
        id: 'run-for-the-bread',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 3,
                  effects: [
                    { kind: 'tell', line: 'one-loaf-and-a-splinter' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                  ],
                },
                {
                  upTo: 8,
                  effects: [
                    { kind: 'tell', line: 'one-under-the-arm' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'one-under-each-arm' },
                    { kind: 'gain', goods: { 'raw-food': 2 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'pull-out-the-driver',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'prowess',
              need: 1,
              pass: [
                { kind: 'tell', line: 'out-through-the-windscreen' },
                { kind: 'gain', goods: { 'raw-food': 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-door-is-jammed' },
                { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'wait-until-it-stops',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 6, effects: [{ kind: 'tell', line: 'swept-clean' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'one-under-the-hedge' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
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
    id: 'leaflets-red',
    from: { card: 'leaflets', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'go-and-see-the-bridge',
        effects: [
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'tell', line: 'a-good-look-in-the-dark' },
          { kind: 'later', days: 1, story: 'at-the-foot-of-the-bridge' },
        ],
      },
      {
        id: 'talk-it-over',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'nobody-goes-alone' },
                { kind: 'change', state: 'misery', by: -1, who: 'one' },
                { kind: 'later', days: 1, story: 'at-the-foot-of-the-bridge' },
              ],
              fail: [
                { kind: 'tell', line: 'things-are-said' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'burn-them-all',
        effects: [
          { kind: 'tell', line: 'two-baskets-full' },
          { kind: 'gain', goods: { wood: 2 } },
        ],
      },
    ],
  },
  {
    id: 'at-the-foot-of-the-bridge',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'let-one-of-us-cross',
        when: { kind: 'anyone', state: 'misery', atLeast: 3 },
        effects: [
          { kind: 'tell', line: 'a-back-among-backs' },
          { kind: 'leave', who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      {
        id: 'trade-with-the-leavers',
        effects: [
          {
            kind: 'trade',
            commission: 0,
            stock: ['raw-food', 'vegetable', 'book', 'coffee', 'shovel', 'sugar'],
          },
          { kind: 'tell', line: 'sold-to-the-last-pan' },
        ],
      },
      {
        id: 'carry-their-bags',
        effects: [
          { kind: 'tell', line: 'as-far-as-the-barrier' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { coffee: 1, cigarette: 2, vegetable: 1 } },
        ],
      },
      { id: 'wave-and-go-home', effects: [{ kind: 'tell', line: 'there-is-room-in-the-street' }] },
    ],
  },
  {
    id: 'leaflets-blue',
    from: { card: 'leaflets', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hand-in-a-knife',
        cost: { knife: 1 },
        effects: [
          { kind: 'tell', line: 'a-receipt-for-a-knife' },
          { kind: 'gain', goods: { 'canned-food': 1 } },
        ],
      },
      {
        id: 'build-a-hiding-place',
        cost: { wood: 1 },
        effects: [{ kind: 'tell', line: 'behind-the-skirting-board' }],
      },
      {
        id: 'wait-for-the-visit',
        effects: [
          { kind: 'tell', line: 'noon-strikes' },
          { kind: 'later', days: 1, story: 'boots-on-the-stairs' },
        ],
      },
      {
        id: 'hand-in-scrap',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-clerk-has-a-heart' },
                { kind: 'gain', goods: { vegetable: 1 } },
              ],
              fail: [
                { kind: 'tell', line: 'the-clerk-writes-it-down' },
                { kind: 'later', days: 1, story: 'boots-on-the-stairs' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'boots-on-the-stairs',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'let-them-search',
        effects: [
          { kind: 'lose-any', count: 1, of: 'weapon' },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'food-for-the-patrol' },
                    { kind: 'lose-any', count: 1, of: 'food' },
                  ],
                },
                { upTo: 10, effects: [{ kind: 'tell', line: 'they-put-back-the-drawers' }] },
              ],
            },
          },
        ],
      },
      {
        id: 'talk-to-the-corporal',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-hot-compress' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'mind-your-own-neck' },
                { kind: 'lose-any', count: 1, of: 'weapon' },
                { kind: 'lose-any', count: 1, of: 'any' },
              ],
            },
          },
        ],
      },
      { id: 'offer-tobacco', cost: { cigarette: 2 }, effects: [{ kind: 'tell', line: 'five-tired-men' }] },
    ],
  },
  {
    id: 'leaflets-green',
    from: { card: 'leaflets', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'paste-up-the-windows',
        effects: [
          { kind: 'tell', line: 'eleven-generals' },
          { kind: 'cold', by: -1 },
        ],
      },
      {
        id: 'fold-them-for-the-stove',
        effects: [
          { kind: 'tell', line: 'briquettes' },
          { kind: 'gain', goods: { wood: 2 } },
        ],
      },
      {
        id: 'draw-and-write',
        effects: [
          { kind: 'tell', line: 'a-portrait-of-everyone' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'plan-the-house-on-paper',
        effects: [
          { kind: 'tell', line: 'to-scale' },
          { kind: 'ideas', cards: 1 },
        ],
      },
    ],
  },
  {
    id: 'leaflets-yellow',
    from: { card: 'leaflets', colour: 'yellow' },
    where: 'home',
    notes: ['captivity', 'animals'],
    effects: [],
    options: [
      {
        id: 'warn-the-tuner',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 2,
                  effects: [
                    { kind: 'tell', line: 'seen-on-the-fence' },
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                    { kind: 'later', days: 2, story: 'the-key-in-the-flowerpot' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'he-takes-his-fork' },
                    { kind: 'later', days: 2, story: 'the-key-in-the-flowerpot' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'push-it-under-his-door',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-light-goes-on' },
                { kind: 'later', days: 2, story: 'the-key-in-the-flowerpot' },
              ],
              fail: [
                { kind: 'tell', line: 'they-come-at-midnight' },
                { kind: 'change', state: 'misery', by: 1, who: 'one' },
              ],
            },
          },
        ],
      },
      {
        id: 'keep-out-of-it',
        effects: [
          { kind: 'tell', line: 'a-car-at-the-corner' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'report-the-tuner',
        effects: [
          { kind: 'tell', line: 'stated-in-tins' },
          { kind: 'gain', goods: { 'canned-food': 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'everyone' },
        ],
      },
    ],
  },
  {
    id: 'the-key-in-the-flowerpot',
    from: null,
    where: 'home',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'take-what-he-offers',
        effects: [
          { kind: 'tell', line: 'under-a-glass-bell' },
          { kind: 'gain', goods: { 'raw-food': 1, coffee: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'break-up-the-piano',
        effects: [
          { kind: 'tell', line: 'it-gives-a-chord' },
          { kind: 'gain', goods: { 'raw-food': 1, wood: 3, components: 2 } },
          { kind: 'change', state: 'misery', by: 1, who: 'present' },
        ],
      },
      {
        id: 'play-on-it',
        effects: [
          { kind: 'tell', line: 'in-perfect-tune' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'leaflets-white',
    from: { card: 'leaflets', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [{ kind: 'exchange', place: 'near' }],
    options: [
      {
        id: 'keep-the-cart-for-them',
        effects: [
          { kind: 'tell', line: 'covered-with-a-tarpaulin' },
          { kind: 'later', days: 2, story: 'the-cart-in-the-yard' },
        ],
      },
      {
        id: 'buy-from-the-carts',
        effects: [
          {
            kind: 'trade',
            commission: 0,
            stock: ['vegetable', 'cigarette', 'sugar', 'book', 'shovel', 'moonshine'],
          },
          { kind: 'tell', line: 'what-was-not-worth-carrying' },
        ],
      },
      {
        id: 'mend-their-wheel',
        cost: { components: 2 },
        effects: [
          { kind: 'tell', line: 'good-for-another-war' },
          { kind: 'gain', goods: { 'mechanical-part': 1, lockpick: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'buy-it-as-it-stands',
        effects: [
          { kind: 'tell', line: 'as-it-stands' },
          { kind: 'gain', goods: { wood: 1, components: 1, vegetable: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-cart-in-the-yard',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'leave-the-knot-alone',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'she-looks-at-the-knot' },
                    { kind: 'gain', goods: { 'raw-food': 1 } },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'a-cousin-with-a-paper' },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'take-only-the-food',
        effects: [
          { kind: 'tell', line: 'tied-up-again' },
          { kind: 'gain', goods: { 'raw-food': 1, sugar: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
      {
        id: 'move-it-inside',
        effects: [
          { kind: 'tell', line: 'dry-to-the-last-sheet' },
          { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
          { kind: 'gain', goods: { wood: 2, components: 2 } },
        ],
      },
    ],
  },
  {
    id: 'traces-red',
    from: { card: 'traces', colour: 'red' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'follow-the-prints',
        effects: [
          { kind: 'tell', line: 'fourteen-steps' },
          { kind: 'story', story: 'the-cellar-lamp' },
        ],
      },
      {
        id: 'call-down-the-stairs',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-cough-for-an-answer' },
                { kind: 'story', story: 'the-cellar-lamp' },
              ],
              fail: [
                { kind: 'tell', line: 'the-light-goes-out' },
                { kind: 'noise', by: 2 },
                { kind: 'noise-roll' },
              ],
            },
          },
        ],
      },
      {
        id: 'sweep-the-prints-away',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'smooth-snow' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'the-cellar-lamp',
    from: null,
    where: 'out',
    notes: ['injury', 'violence'],
    effects: [],
    options: [
      {
        id: 'speak-to-the-sacks',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'a-courier-for-the-clinic' },
                { kind: 'gain', goods: { 'herbal-meds': 1, chems: 1 } },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              ],
              fail: [
                { kind: 'tell', line: 'the-sacks-say-nothing' },
                { kind: 'return', cards: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'take-the-satchel',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 4,
                  effects: [
                    { kind: 'tell', line: 'it-was-a-lure' },
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
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'somebody-sobs' },
                    { kind: 'gain', goods: { bandage: 1, cigarette: 1 } },
                    { kind: 'change', state: 'misery', by: 1, who: 'present' },
                  ],
                },
              ],
            },
          },
        ],
      },
      { id: 'leave-the-lamp-burning', effects: [{ kind: 'tell', line: 'the-lamp-is-turned' }] },
    ],
  },
  {
    id: 'traces-blue',
    from: { card: 'traces', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'try-a-circle',
        effects: [
          { kind: 'search', chart: 'pantry' },
          { kind: 'tell', line: 'circle-for-stores' },
          { kind: 'noise', by: 1 },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'try-the-fork',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                { upTo: 4, effects: [{ kind: 'tell', line: 'fork-for-people' }, { kind: 'encounter' }] },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'fork-for-tools' },
                    { kind: 'gain', goods: { lockpick: 1, 'mechanical-part': 1 } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'draw-crosses-everywhere',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'a-whole-row-of-crosses' },
          { kind: 'noise', by: -3 },
        ],
      },
    ],
  },
  {
    id: 'traces-green',
    from: { card: 'traces', colour: 'green' },
    where: 'out',
    notes: ['animals', 'death'],
    effects: [],
    options: [
      {
        id: 'follow-the-dog',
        effects: [
          { kind: 'return', cards: 1 },
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 6,
                  effects: [
                    { kind: 'tell', line: 'the-door-on-the-latch' },
                    { kind: 'search', chart: 'furniture' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'somebody-in-the-armchair' },
                    { kind: 'gain', goods: { vegetable: 1, sugar: 1 } },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'share-food-with-the-dog',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'a-guide-for-the-night' },
          { kind: 'noise', by: -4 },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
        ],
      },
      { id: 'untie-the-lead', effects: [{ kind: 'tell', line: 'it-carries-nothing-now' }] },
    ],
  },
  {
    id: 'traces-yellow',
    from: { card: 'traces', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-it-and-run',
        effects: [
          { kind: 'tell', line: 'the-clothes-peg-too' },
          { kind: 'gain', goods: { coffee: 1, sugar: 1, book: 1 } },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
          { kind: 'noise-roll' },
        ],
      },
      {
        id: 'wait-for-the-owner',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'a-board-creaks' },
          { kind: 'encounter' },
        ],
      },
      {
        id: 'leave-a-present',
        cost: { cigarette: 1 },
        effects: [
          { kind: 'tell', line: 'fair-exchange' },
          { kind: 'gain', goods: { vegetable: 1 } },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
      {
        id: 'drink-the-tea',
        effects: [
          { kind: 'tell', line: 'a-mouthful-each' },
          { kind: 'noise', by: 1 },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'traces-white',
    from: { card: 'traces', colour: 'white' },
    where: 'out',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'write-our-own-names',
        effects: [
          { kind: 'return', cards: 1 },
          { kind: 'tell', line: 'still-here' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
          { kind: 'later', days: 2, story: 'an-answer-in-chalk' },
        ],
      },
      {
        id: 'answer-the-others',
        effects: [
          { kind: 'return', cards: 2 },
          {
            kind: 'test',
            test: {
              kind: 'empathy',
              pass: [
                { kind: 'tell', line: 'the-girl-in-the-blue-cap' },
                { kind: 'change', state: 'misery', by: -1, who: 'actor' },
                { kind: 'later', days: 1, story: 'an-answer-in-chalk' },
              ],
              fail: [
                { kind: 'tell', line: 'it-may-be-another-cap' },
                { kind: 'noise', by: 1 },
              ],
            },
          },
        ],
      },
      {
        id: 'look-for-empty-flats',
        effects: [
          { kind: 'tell', line: 'gone-to-the-country' },
          { kind: 'search', chart: 'furniture' },
          { kind: 'change', state: 'misery', by: 1, who: 'one' },
        ],
      },
    ],
  },
  {
    id: 'an-answer-in-chalk',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [],
    options: [
      {
        id: 'hear-the-message',
        effects: [
          {
            kind: 'test',
            test: {
              kind: 'd10',
              rows: [
                {
                  upTo: 7,
                  effects: [
                    { kind: 'tell', line: 'alive-and-stout' },
                    { kind: 'gain', goods: { vegetable: 2 } },
                    { kind: 'change', state: 'misery', by: -1, who: 'one' },
                  ],
                },
                {
                  upTo: 10,
                  effects: [
                    { kind: 'tell', line: 'the-arrow-was-answered' },
                    { kind: 'gain', goods: { book: 1 } },
                    { kind: 'change', state: 'misery', by: 1, who: 'one' },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        id: 'feed-the-messenger-first',
        cost: { 'raw-food': 1 },
        effects: [
          { kind: 'tell', line: 'forty-messages-by-heart' },
          { kind: 'change', state: 'misery', by: -1, who: 'present' },
          { kind: 'tonight', damage: -1, wounds: -1 },
        ],
      },
      {
        id: 'give-paper',
        cost: { book: 1 },
        effects: [
          { kind: 'tell', line: 'written-down-at-last' },
          { kind: 'change', state: 'misery', by: -1, who: 'one' },
        ],
      },
    ],
  },
];

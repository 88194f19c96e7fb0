import type { Effect } from '../language/effect.ts';

/** A Resident met out of doors (SCAV-3). Red-corner cards wait for the crime wave (SET-6, RAID-6). */
export interface ResidentCard {
  readonly red: boolean;
  readonly effects: readonly Effect[];
}

export const RESIDENT_IDS = [
  'old-couple',
  'hiding-family',
  'night-watchman',
  'deserter',
  'thugs',
  'rival-scavengers',
  'caretaker',
  'squatters',
  'armed-thugs',
  'marauders',
  'militia-patrol',
  'sniper-team',
  'convicts',
  'soldiers-off-duty',
] as const;
export type ResidentId = (typeof RESIDENT_IDS)[number];

const THUGS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 4, enemies: 2 },
      { upTo: 8, enemies: 3 },
      { upTo: 10, enemies: 4 },
    ],
    weapons: { A: ['knife'], B: ['knife'], C: ['pistol'] },
    thugs: true,
  },
};

const RIVAL_SCAVENGERS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 6, enemies: 2 },
      { upTo: 10, enemies: 3 },
    ],
    weapons: { A: [], B: ['knife'], C: ['hatchet'] },
    thugs: false,
  },
};

const CARETAKER: Effect = {
  kind: 'fight',
  enemies: {
    count: [{ upTo: 10, enemies: 1 }],
    weapons: { A: ['knife'], B: ['hatchet'], C: ['shotgun'] },
    thugs: false,
  },
};

const SQUATTERS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 7, enemies: 2 },
      { upTo: 10, enemies: 3 },
    ],
    weapons: { A: [], B: [], C: ['knife'] },
    thugs: false,
  },
};

const ARMED_THUGS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 4, enemies: 2 },
      { upTo: 8, enemies: 3 },
      { upTo: 10, enemies: 4 },
    ],
    weapons: { A: ['hatchet'], B: ['pistol', 'knife'], C: ['shotgun', 'knife'] },
    thugs: true,
  },
};

const MARAUDERS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 6, enemies: 3 },
      { upTo: 10, enemies: 4 },
    ],
    weapons: { A: ['knife'], B: ['hatchet'], C: ['shotgun', 'hatchet'] },
    thugs: false,
  },
};

const MILITIA_PATROL: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 6, enemies: 2 },
      { upTo: 10, enemies: 3 },
    ],
    weapons: { A: ['pistol', 'knife'], B: ['assault-rifle', 'knife'], C: ['assault-rifle', 'pistol'] },
    thugs: false,
  },
};

const SNIPER_TEAM: Effect = {
  kind: 'fight',
  enemies: {
    count: [{ upTo: 10, enemies: 2 }],
    weapons: { A: ['pistol', 'knife'], B: ['assault-rifle', 'knife'], C: ['assault-rifle', 'pistol'] },
    thugs: false,
  },
};

const CONVICTS: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 5, enemies: 3 },
      { upTo: 10, enemies: 4 },
    ],
    weapons: { A: [], B: ['knife'], C: ['hatchet'] },
    thugs: false,
  },
};

const SOLDIERS_OFF_DUTY: Effect = {
  kind: 'fight',
  enemies: {
    count: [
      { upTo: 5, enemies: 2 },
      { upTo: 10, enemies: 3 },
    ],
    weapons: { A: ['pistol', 'knife'], B: ['pistol', 'knife'], C: ['assault-rifle', 'knife'] },
    thugs: false,
  },
};

export const RESIDENTS: Readonly<Record<ResidentId, ResidentCard>> = {
  'old-couple': { red: false, effects: [{ kind: 'read', card: 'old-couple' }] },
  'hiding-family': { red: false, effects: [{ kind: 'read', card: 'hiding-family' }] },
  'night-watchman': { red: false, effects: [{ kind: 'read', card: 'night-watchman' }] },
  deserter: { red: false, effects: [{ kind: 'read', card: 'deserter' }] },
  thugs: {
    red: false,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'hand-over-food', cost: { 'raw-food': 1 }, effects: [] },
          { id: 'hand-over-cigarettes', cost: { cigarette: 3 }, effects: [{ kind: 'return', cards: 1 }] },
          {
            id: 'hide',
            effects: [
              {
                kind: 'test',
                test: { kind: 'prowess', need: 1, pass: [{ kind: 'return', cards: 2 }], fail: [THUGS] },
              },
            ],
          },
          { id: 'fight', effects: [THUGS] },
        ],
      },
    ],
  },
  'rival-scavengers': {
    red: false,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'talk',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'empathy',
                  pass: [
                    { kind: 'gain', goods: { cigarette: 1, 'mechanical-part': 1 } },
                    { kind: 'stays', resident: 'rival-scavengers' },
                  ],
                  fail: [{ kind: 'lose-any', count: 1, of: 'any' }],
                },
              },
            ],
          },
          {
            id: 'leave-them-half-the-place',
            effects: [
              { kind: 'return', cards: 3 },
              { kind: 'stays', resident: 'rival-scavengers' },
            ],
          },
          { id: 'fight', effects: [RIVAL_SCAVENGERS, { kind: 'search', chart: 'heap' }] },
        ],
      },
    ],
  },
  caretaker: {
    red: false,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'trade',
            effects: [
              {
                kind: 'trade',
                commission: 1,
                stock: ['lockpick', 'shovel', 'sawblade', 'electrical-part', 'mechanical-part', 'vegetable'],
              },
              { kind: 'stays', resident: 'caretaker' },
            ],
          },
          {
            id: 'share-a-meal',
            cost: { 'raw-food': 1 },
            effects: [
              { kind: 'change', state: 'misery', by: -1, who: 'one' },
              { kind: 'gain', goods: { lockpick: 1 } },
              { kind: 'noise', by: -2 },
              { kind: 'stays', resident: 'caretaker' },
            ],
          },
          { id: 'say-good-night', effects: [{ kind: 'stays', resident: 'caretaker' }] },
          { id: 'rob-him', effects: [CARETAKER, { kind: 'search', chart: 'pantry' }] },
        ],
      },
    ],
  },
  squatters: {
    red: false,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'talk',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'empathy',
                  pass: [
                    { kind: 'change', state: 'fatigue', by: -1, who: 'one' },
                    { kind: 'stays', resident: 'squatters' },
                  ],
                  fail: [{ kind: 'noise', by: 2 }, { kind: 'noise-roll' }],
                },
              },
            ],
          },
          {
            id: 'give-them-medicine',
            cost: { 'herbal-meds': 1 },
            effects: [
              { kind: 'change', state: 'misery', by: -1, who: 'one' },
              { kind: 'gain', goods: { cigarette: 2, book: 1 } },
              { kind: 'stays', resident: 'squatters' },
            ],
          },
          { id: 'slip-away', effects: [{ kind: 'return', cards: 2 }] },
          { id: 'drive-them-out', effects: [SQUATTERS, { kind: 'search', chart: 'pantry' }] },
        ],
      },
    ],
  },
  'armed-thugs': {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'hand-over-tins',
            cost: { 'canned-food': 1 },
            effects: [{ kind: 'return', cards: 1 }],
          },
          { id: 'hand-over-jewelry', cost: { jewelry: 1 }, effects: [] },
          {
            id: 'hide',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'prowess',
                  need: 1,
                  pass: [{ kind: 'return', cards: 3 }],
                  fail: [ARMED_THUGS],
                },
              },
            ],
          },
          { id: 'fight', effects: [ARMED_THUGS] },
        ],
      },
    ],
  },
  marauders: {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'drop-the-bags-and-run',
            effects: [
              { kind: 'lose-any', count: 4, of: 'any' },
              { kind: 'return', cards: 2 },
              { kind: 'change', state: 'fatigue', by: 1, who: 'one' },
            ],
          },
          {
            id: 'lead-them-the-wrong-way',
            effects: [
              {
                kind: 'test',
                test: { kind: 'prowess', need: 2, pass: [{ kind: 'noise', by: -2 }], fail: [MARAUDERS] },
              },
            ],
          },
          { id: 'fight', effects: [MARAUDERS] },
        ],
      },
    ],
  },
  'militia-patrol': {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'talk',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'empathy',
                  pass: [{ kind: 'return', cards: 1 }],
                  fail: [
                    { kind: 'lose-any', count: 2, of: 'any' },
                    { kind: 'lose-any', count: 2, of: 'weapon' },
                    { kind: 'change', state: 'misery', by: 1, who: 'actor' },
                  ],
                },
              },
            ],
          },
          { id: 'hand-over-cigarettes', cost: { cigarette: 3 }, effects: [] },
          { id: 'lie-low-until-they-pass', effects: [{ kind: 'return', cards: 4 }] },
          { id: 'fight', effects: [MILITIA_PATROL] },
        ],
      },
    ],
  },
  'sniper-team': {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'run-across',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    { upTo: 1, effects: [{ kind: 'change', state: 'wounds', by: 2, who: 'one' }] },
                    { upTo: 5, effects: [{ kind: 'change', state: 'wounds', by: 1, who: 'one' }] },
                    { upTo: 10, effects: [] },
                  ],
                },
              },
            ],
          },
          { id: 'go-the-long-way-round', effects: [{ kind: 'return', cards: 4 }] },
          {
            id: 'climb-up-to-them',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'prowess',
                  need: 1,
                  pass: [SNIPER_TEAM, { kind: 'gain', goods: { ammo: 2, coffee: 1 } }],
                  fail: [
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                    { kind: 'return', cards: 2 },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  convicts: {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'hand-over-food',
            cost: { 'raw-food': 1 },
            effects: [{ kind: 'gain', goods: { lockpick: 1 } }],
          },
          {
            id: 'pour-them-a-drink',
            cost: { moonshine: 1 },
            effects: [{ kind: 'gain', goods: { cigarette: 1 } }],
          },
          {
            id: 'talk',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'empathy',
                  pass: [{ kind: 'lose-any', count: 1, of: 'any' }],
                  fail: [CONVICTS],
                },
              },
            ],
          },
          { id: 'fight', effects: [CONVICTS] },
        ],
      },
    ],
  },
  'soldiers-off-duty': {
    red: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'pour-them-a-drink',
            cost: { moonshine: 1 },
            effects: [{ kind: 'gain', goods: { cigarette: 1, ammo: 1 } }],
          },
          {
            id: 'play-cards-with-them',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    {
                      upTo: 5,
                      effects: [
                        { kind: 'lose-any', count: 2, of: 'any' },
                        { kind: 'return', cards: 2 },
                      ],
                    },
                    { upTo: 8, effects: [{ kind: 'return', cards: 2 }] },
                    {
                      upTo: 10,
                      effects: [
                        { kind: 'gain', goods: { 'canned-food': 1 } },
                        { kind: 'return', cards: 2 },
                      ],
                    },
                  ],
                },
              },
            ],
          },
          {
            id: 'slip-away',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'prowess',
                  need: 1,
                  pass: [{ kind: 'return', cards: 1 }],
                  fail: [
                    { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
                    { kind: 'lose-any', count: 2, of: 'any' },
                  ],
                },
              },
            ],
          },
          { id: 'fight', effects: [SOLDIERS_OFF_DUTY] },
        ],
      },
    ],
  },
};

import type { Goods } from '../goods.ts';
import type { Effect } from '../language/effect.ts';

/** Where a Location lies, and how many Exploration cards that makes (SCAV-4). */
export const PLACES = ['far', 'middle', 'near'] as const;
export type Place = (typeof PLACES)[number];
export const UNKNOWN_CARDS: Readonly<Record<Place, number>> = { far: 10, middle: 12, near: 14 };

/** Exploration cards that matter only if the Location lists them (SCAV-7). */
export const MAP_CARDS = ['open-space', 'basement-entrance', 'closed-door', 'bars', 'rubble'] as const;
export type MapCard = (typeof MAP_CARDS)[number];
/** Those that can be worked on; an open space is simply crossed. */
export type Obstacle = Exclude<MapCard, 'open-space'>;

/** What returning cards buys if the Location offers it (SCAV-6). */
export const SPECIALS = { look: 2, socialise: 3, heal: 4, trade: 6 } as const;
export type Special = keyof typeof SPECIALS;

export interface Location {
  /** What happens as soon as scavenging begins here; usually nothing. */
  readonly rule: readonly Effect[];
  readonly map: readonly MapCard[];
  readonly specials: Readonly<Partial<Record<Special, readonly Effect[]>>>;
  /** By d10: the first row whose `upTo` the roll does not exceed. */
  readonly findings: readonly { readonly upTo: number; readonly goods: Goods }[];
}

export const LOCATION_IDS = [
  'maternity-ward',
  'music-school',
  'covered-market',
  'river-chapel',
  'railway-station',
  'tower-block',
  'public-library',
  'old-brewery',
  'tram-depot',
  'hillside-villas',
  'cold-store',
  'brickworks',
  'night-pharmacy',
  'border-post',
  'printing-house',
  'allotments',
  'barracks',
  'hotel-panorama',
] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/**
 * What each place is good for; the first ten have stories (SCAV-6). The brickworks, the border post and Hotel Panorama
 * print what the three Locations do that the Journal shows, and nothing else but the stock of a trader.
 */
export const LOCATIONS: Readonly<Record<LocationId, Location>> = {
  'maternity-ward': {
    rule: [],
    map: ['basement-entrance', 'closed-door'],
    specials: {
      look: [{ kind: 'read', card: 'maternity-ward' }],
      heal: [
        {
          kind: 'choose',
          options: [
            {
              id: 'have-a-wound-dressed',
              effects: [{ kind: 'change', state: 'wounds', by: -1, who: 'one' }],
            },
            {
              id: 'have-a-fever-treated',
              effects: [{ kind: 'change', state: 'illness', by: -1, who: 'one' }],
            },
          ],
        },
      ],
    },
    findings: [
      { upTo: 5, goods: {} },
      { upTo: 7, goods: { chems: 1 } },
      { upTo: 8, goods: { bandage: 1 } },
      { upTo: 9, goods: { 'herbal-meds': 1 } },
      { upTo: 10, goods: { meds: 1 } },
    ],
  },
  'music-school': {
    rule: [],
    map: ['closed-door'],
    specials: {
      look: [{ kind: 'read', card: 'music-school' }],
      socialise: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    },
    findings: [
      { upTo: 5, goods: {} },
      { upTo: 7, goods: { book: 1 } },
      { upTo: 8, goods: { 'electrical-part': 1 } },
      { upTo: 9, goods: { 'broken-guitar': 1 } },
      { upTo: 10, goods: { guitar: 1 } },
    ],
  },
  'covered-market': {
    rule: [
      {
        kind: 'choose',
        options: [
          { id: 'pay-the-toll', cost: { cigarette: 1 }, effects: [] },
          { id: 'push-through-the-crowd', effects: [{ kind: 'noise', by: 1 }] },
        ],
      },
    ],
    map: ['open-space', 'basement-entrance', 'bars'],
    specials: {
      socialise: [{ kind: 'read', card: 'covered-market' }],
      trade: [
        {
          kind: 'trade',
          commission: 0,
          stock: ['raw-food', 'vegetable', 'sugar', 'coffee', 'cigarette', 'moonshine', 'book', 'lockpick'],
        },
      ],
    },
    findings: [
      { upTo: 6, goods: {} },
      { upTo: 7, goods: { vegetable: 1 } },
      { upTo: 8, goods: { sugar: 1 } },
      { upTo: 9, goods: { coffee: 1 } },
      { upTo: 10, goods: { 'raw-food': 1 } },
    ],
  },
  'river-chapel': {
    rule: [],
    map: ['open-space', 'rubble'],
    specials: {
      socialise: [{ kind: 'read', card: 'river-chapel' }],
      heal: [{ kind: 'change', state: 'illness', by: -1, who: 'one' }],
    },
    findings: [
      { upTo: 7, goods: {} },
      { upTo: 8, goods: { herb: 1 } },
      { upTo: 9, goods: { book: 1 } },
      { upTo: 10, goods: { jewelry: 1 } },
    ],
  },
  'railway-station': {
    rule: [{ kind: 'noise', by: 1 }],
    map: ['open-space', 'rubble', 'closed-door'],
    specials: {
      look: [{ kind: 'read', card: 'railway-station' }],
      trade: [
        {
          kind: 'trade',
          commission: 2,
          stock: ['canned-food', 'coffee', 'cigarette', 'bandage', 'knife', 'lockpick', 'electrical-part'],
        },
      ],
    },
    findings: [
      { upTo: 5, goods: {} },
      { upTo: 7, goods: { cigarette: 1 } },
      { upTo: 8, goods: { 'mechanical-part': 1 } },
      { upTo: 9, goods: { coffee: 1 } },
      { upTo: 10, goods: { 'canned-food': 1 } },
    ],
  },
  'tower-block': {
    rule: [],
    map: ['closed-door', 'rubble', 'basement-entrance', 'bars'],
    specials: {
      look: [{ kind: 'noise', by: -2 }],
      socialise: [{ kind: 'read', card: 'tower-block' }],
    },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 6, goods: { cigarette: 1 } },
      { upTo: 7, goods: { book: 1 } },
      { upTo: 8, goods: { vegetable: 1 } },
      { upTo: 9, goods: { knife: 1 } },
      { upTo: 10, goods: { 'raw-food': 1 } },
    ],
  },
  'public-library': {
    rule: [],
    map: ['closed-door'],
    specials: {
      look: [{ kind: 'read', card: 'public-library' }],
      socialise: [{ kind: 'ideas', cards: 1 }],
    },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 7, goods: { book: 1 } },
      { upTo: 8, goods: { filter: 1 } },
      { upTo: 9, goods: { cigarette: 2 } },
      { upTo: 10, goods: { lockpick: 1 } },
    ],
  },
  'old-brewery': {
    rule: [],
    map: ['basement-entrance', 'open-space'],
    specials: {
      socialise: [{ kind: 'read', card: 'old-brewery' }],
      trade: [
        {
          kind: 'trade',
          commission: 1,
          stock: ['moonshine', 'pure-alcohol', 'sugar', 'vegetable', 'filter', 'cigarette', 'hatchet'],
        },
      ],
    },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 6, goods: { sugar: 1 } },
      { upTo: 7, goods: { filter: 1 } },
      { upTo: 9, goods: { moonshine: 1 } },
      { upTo: 10, goods: { 'pure-alcohol': 1 } },
    ],
  },
  'tram-depot': {
    rule: [],
    map: ['open-space', 'bars', 'rubble'],
    specials: {
      look: [{ kind: 'read', card: 'tram-depot' }],
      socialise: [{ kind: 'gain', goods: { 'mechanical-part': 1 } }],
    },
    findings: [
      { upTo: 3, goods: {} },
      { upTo: 6, goods: { 'mechanical-part': 1 } },
      { upTo: 7, goods: { 'electrical-part': 1 } },
      { upTo: 8, goods: { filter: 1 } },
      { upTo: 9, goods: { shovel: 1 } },
      { upTo: 10, goods: { sawblade: 1 } },
    ],
  },
  'hillside-villas': {
    rule: [],
    map: ['closed-door', 'bars', 'open-space'],
    specials: { look: [{ kind: 'read', card: 'hillside-villas' }] },
    findings: [
      { upTo: 6, goods: {} },
      { upTo: 7, goods: { cigarette: 2 } },
      { upTo: 8, goods: { 'canned-food': 1 } },
      { upTo: 9, goods: { jewelry: 1 } },
      { upTo: 10, goods: { 'broken-shotgun': 1 } },
    ],
  },
  'cold-store': {
    rule: [{ kind: 'cold', by: 1 }],
    map: ['closed-door'],
    specials: {
      look: [{ kind: 'search', chart: 'pantry' }, { kind: 'noise', by: 2 }, { kind: 'noise-roll' }],
    },
    findings: [
      { upTo: 5, goods: {} },
      { upTo: 7, goods: { vegetable: 1 } },
      { upTo: 9, goods: { 'raw-food': 1 } },
      { upTo: 10, goods: { 'canned-food': 1 } },
    ],
  },
  brickworks: {
    rule: [],
    map: ['bars', 'rubble'],
    specials: {},
    findings: [
      { upTo: 3, goods: {} },
      { upTo: 5, goods: { 'mechanical-part': 2 } },
      { upTo: 7, goods: { 'electrical-part': 2 } },
      { upTo: 9, goods: { 'weapon-part': 1 } },
      { upTo: 10, goods: { sawblade: 1 } },
    ],
  },
  'night-pharmacy': {
    rule: [],
    map: ['closed-door', 'bars'],
    specials: {
      heal: [{ kind: 'change', state: 'illness', by: -1, who: 'one' }],
      trade: [
        {
          kind: 'trade',
          commission: 3,
          stock: ['meds', 'herbal-meds', 'bandage', 'chems', 'herb', 'pure-alcohol'],
        },
      ],
    },
    findings: [
      { upTo: 6, goods: {} },
      { upTo: 8, goods: { chems: 1 } },
      { upTo: 9, goods: { 'herbal-meds': 1 } },
      { upTo: 10, goods: { meds: 1 } },
    ],
  },
  'border-post': {
    rule: [{ kind: 'read', card: 'border-post' }],
    map: ['open-space', 'basement-entrance', 'rubble'],
    specials: {
      trade: [
        {
          kind: 'trade',
          commission: 4,
          stock: ['canned-food', 'coffee', 'cigarette', 'meds', 'pistol', 'ammo', 'sawblade', 'jewelry'],
        },
      ],
    },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 6, goods: { shell: 1 } },
      { upTo: 8, goods: { ammo: 1 } },
      { upTo: 10, goods: { 'canned-food': 1 } },
    ],
  },
  'printing-house': {
    rule: [],
    map: ['closed-door', 'basement-entrance'],
    specials: { socialise: [{ kind: 'ideas', cards: 2 }] },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 6, goods: { chems: 1 } },
      { upTo: 7, goods: { book: 1 } },
      { upTo: 8, goods: { 'mechanical-part': 1 } },
      { upTo: 9, goods: { 'electrical-part': 1 } },
      { upTo: 10, goods: { filter: 1, 'mechanical-part': 1 } },
    ],
  },
  allotments: {
    rule: [],
    map: ['open-space'],
    specials: {
      look: [
        {
          kind: 'test',
          test: {
            kind: 'd10',
            rows: [
              { upTo: 4, effects: [] },
              { upTo: 8, effects: [{ kind: 'gain', goods: { vegetable: 1 } }] },
              { upTo: 10, effects: [{ kind: 'gain', goods: { vegetable: 1, herb: 1 } }] },
            ],
          },
        },
      ],
    },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 7, goods: { vegetable: 1 } },
      { upTo: 9, goods: { herb: 1 } },
      { upTo: 10, goods: { 'raw-food': 1 } },
    ],
  },
  barracks: {
    rule: [{ kind: 'encounter' }],
    map: ['bars', 'closed-door', 'rubble', 'open-space'],
    specials: { heal: [{ kind: 'change', state: 'wounds', by: -1, who: 'one' }] },
    findings: [
      { upTo: 4, goods: {} },
      { upTo: 5, goods: { shell: 1 } },
      { upTo: 6, goods: { 'weapon-part': 1 } },
      { upTo: 7, goods: { ammo: 1 } },
      { upTo: 8, goods: { ammo: 2 } },
      { upTo: 9, goods: { bandage: 1 } },
      { upTo: 10, goods: { 'broken-assault-rifle': 1 } },
    ],
  },
  'hotel-panorama': {
    rule: [],
    map: ['basement-entrance', 'closed-door', 'bars'],
    specials: {
      trade: [
        {
          kind: 'trade',
          commission: 3,
          stock: ['pure-alcohol', 'coffee', 'jewelry', 'guitar', 'pistol', 'shotgun', 'ammo', 'canned-food'],
        },
      ],
    },
    findings: [
      { upTo: 7, goods: {} },
      { upTo: 8, goods: { 'pure-alcohol': 1 } },
      { upTo: 10, goods: { jewelry: 1 } },
    ],
  },
};

import type { Effect } from '../language/effect.ts';

/** A visitor at the door (DAY-5). `actor` is the person who stepped outside. */
export interface VisitorCard {
  /** One of the three New Arrivals. */
  readonly arrival: boolean;
  readonly effects: readonly Effect[];
}

export const VISITOR_IDS = [
  'two-children',
  'wounded-soldier',
  'old-teacher',
  'water-seller',
  'handcart-woman',
  'quiet-dealer',
  'retired-chemist',
  'relief-volunteer',
  'scrap-collector',
  'burnt-out-neighbour',
  'stranger-with-a-suitcase',
  'old-acquaintance',
] as const;
export type VisitorId = (typeof VISITOR_IDS)[number];

export const VISITORS: Readonly<Record<VisitorId, VisitorCard>> = {
  'two-children': { arrival: false, effects: [{ kind: 'read', card: 'two-children' }] },
  'wounded-soldier': { arrival: false, effects: [{ kind: 'read', card: 'wounded-soldier' }] },
  'old-teacher': { arrival: false, effects: [{ kind: 'read', card: 'old-teacher' }] },
  'water-seller': { arrival: false, effects: [{ kind: 'read', card: 'water-seller' }] },
  'handcart-woman': {
    arrival: false,
    effects: [
      {
        kind: 'trade',
        commission: 0,
        stock: ['raw-food', 'vegetable', 'sugar', 'coffee', 'cigarette', 'herb', 'book'],
      },
    ],
  },
  'quiet-dealer': {
    arrival: false,
    effects: [
      {
        kind: 'trade',
        commission: 4,
        stock: ['canned-food', 'pistol', 'shotgun', 'knife', 'ammo', 'jewelry', 'sawblade', 'lockpick'],
      },
    ],
  },
  'retired-chemist': {
    arrival: false,
    effects: [
      {
        kind: 'trade',
        commission: 2,
        stock: ['meds', 'bandage', 'herbal-meds', 'chems', 'herb', 'filter', 'pure-alcohol'],
      },
    ],
  },
  'relief-volunteer': {
    arrival: false,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'ask-for-food', effects: [{ kind: 'gain', goods: { 'raw-food': 1 } }] },
          { id: 'ask-for-medicine', effects: [{ kind: 'gain', goods: { 'herbal-meds': 1 } }] },
          { id: 'ask-for-water', effects: [{ kind: 'gain', goods: { water: 2 } }] },
          {
            id: 'help-carry-the-boxes',
            effects: [
              { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
              { kind: 'change', state: 'misery', by: -1, who: 'actor' },
              { kind: 'gain', goods: { 'raw-food': 1 } },
            ],
          },
        ],
      },
    ],
  },
  'scrap-collector': {
    arrival: false,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'sell-parts',
            cost: { 'mechanical-part': 1 },
            effects: [{ kind: 'gain', goods: { vegetable: 1 } }],
          },
          { id: 'buy-scrap', cost: { cigarette: 2 }, effects: [{ kind: 'gain', goods: { components: 4 } }] },
          {
            id: 'help-pull-the-cart',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    { upTo: 4, effects: [{ kind: 'change', state: 'fatigue', by: 1, who: 'actor' }] },
                    { upTo: 10, effects: [{ kind: 'gain', goods: { components: 2, wood: 1 } }] },
                  ],
                },
              },
            ],
          },
          { id: 'wave-him-on', effects: [] },
        ],
      },
    ],
  },
  'burnt-out-neighbour': {
    arrival: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'take-the-person-in',
            when: { kind: 'group', atMost: 3 },
            effects: [{ kind: 'arrival' }, { kind: 'gain', goods: { wood: 1, components: 1 } }],
          },
          { id: 'give-some-food', cost: { 'raw-food': 1 }, effects: [] },
          { id: 'shut-the-door', effects: [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }] },
        ],
      },
    ],
  },
  'stranger-with-a-suitcase': {
    arrival: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'take-the-person-in',
            when: { kind: 'group', atMost: 3 },
            effects: [{ kind: 'arrival' }, { kind: 'gain', goods: { cigarette: 2, coffee: 1 } }],
          },
          {
            id: 'give-directions',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'empathy',
                  pass: [{ kind: 'gain', goods: { cigarette: 1 } }],
                  fail: [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'old-acquaintance': {
    arrival: true,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'take-the-person-in',
            when: { kind: 'group', atMost: 3 },
            effects: [{ kind: 'arrival' }, { kind: 'tonight', damage: 1, wounds: 0 }],
          },
          {
            id: 'talk-on-the-doorstep',
            effects: [{ kind: 'change', state: 'fatigue', by: 1, who: 'actor' }],
          },
          {
            id: 'shut-the-door',
            effects: [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }],
          },
        ],
      },
    ],
  },
};

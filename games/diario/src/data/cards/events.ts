import type { Effect, TestRow } from '../language/effect.ts';
import type { StateName } from '../states.ts';

/** The Event of a day (MORN-1). */
export interface EventCard {
  /** Cold tokens it adds. */
  readonly cold: number;
  readonly effects: readonly Effect[];
}

export const EVENT_IDS = [
  'shells-on-our-street',
  'leaflets',
  'first-frost',
  'snow-on-the-roofs',
  'a-thaw',
  'aid-lorry',
  'dry-pipes',
  'rats-in-the-storage',
  'fever-in-the-street',
  'market-in-the-underpass',
  'a-chalk-mark',
  'power-for-an-hour',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const ENDING_IDS = ['ceasefire', 'last-offensive', 'longest-night'] as const;
export type EndingId = (typeof ENDING_IDS)[number];

const one = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'one' });

const roll = (...rows: readonly TestRow[]): Effect => ({ kind: 'test', test: { kind: 'd10', rows } });

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  'shells-on-our-street': { cold: 1, effects: [{ kind: 'read', card: 'shells-on-our-street' }] },
  leaflets: { cold: 1, effects: [{ kind: 'read', card: 'leaflets' }] },
  'first-frost': {
    cold: 2,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'light-a-fire-early', cost: { wood: 1 }, effects: [] },
          { id: 'save-the-wood', effects: [{ kind: 'cold', by: 1 }] },
        ],
      },
    ],
  },
  'snow-on-the-roofs': { cold: 3, effects: [{ kind: 'gain', goods: { water: 2 } }] },
  'a-thaw': {
    cold: 0,
    effects: [
      { kind: 'cold', by: -2 },
      { kind: 'gain', goods: { water: 1 } },
    ],
  },
  'aid-lorry': {
    cold: 2,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'queue-for-food',
            effects: [
              one('fatigue', 1),
              roll(
                { upTo: 3, effects: [] },
                { upTo: 7, effects: [{ kind: 'gain', goods: { vegetable: 2 } }] },
                { upTo: 10, effects: [{ kind: 'gain', goods: { 'canned-food': 1 } }] },
              ),
            ],
          },
          {
            id: 'queue-for-medicine',
            effects: [
              one('fatigue', 1),
              roll(
                { upTo: 4, effects: [{ kind: 'gain', goods: { chems: 1 } }] },
                { upTo: 8, effects: [{ kind: 'gain', goods: { 'herbal-meds': 1 } }] },
                { upTo: 10, effects: [{ kind: 'gain', goods: { bandage: 1 } }] },
              ),
            ],
          },
          { id: 'keep-out-of-the-queue', effects: [] },
        ],
      },
    ],
  },
  'dry-pipes': {
    cold: 2,
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'walk-to-the-river',
            effects: [
              one('fatigue', 1),
              roll(
                { upTo: 2, effects: [one('wounds', 1)] },
                { upTo: 10, effects: [{ kind: 'gain', goods: { water: 1 } }] },
              ),
            ],
          },
          { id: 'make-do-with-less', effects: [{ kind: 'lose', goods: { water: 2 } }] },
        ],
      },
    ],
  },
  'rats-in-the-storage': {
    cold: 1,
    effects: [
      {
        kind: 'if',
        when: { kind: 'built', fitting: 'trap' },
        effects: [{ kind: 'gain', goods: { 'raw-food': 1 } }],
        otherwise: [
          {
            kind: 'choose',
            options: [
              {
                id: 'sit-up-with-a-stick',
                effects: [
                  one('fatigue', 1),
                  roll(
                    { upTo: 4, effects: [{ kind: 'lose-any', count: 1, of: 'food' }] },
                    { upTo: 10, effects: [] },
                  ),
                ],
              },
              { id: 'count-the-loss', effects: [{ kind: 'lose-any', count: 2, of: 'food' }] },
            ],
          },
        ],
      },
    ],
  },
  'fever-in-the-street': {
    cold: 2,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'boil-everything', cost: { wood: 1, water: 1 }, effects: [] },
          {
            id: 'trust-to-luck',
            effects: [roll({ upTo: 6, effects: [one('illness', 1)] }, { upTo: 10, effects: [] })],
          },
        ],
      },
    ],
  },
  'market-in-the-underpass': {
    cold: 1,
    effects: [
      {
        kind: 'trade',
        commission: 2,
        stock: ['canned-food', 'raw-food', 'vegetable', 'meds', 'bandage', 'cigarette', 'coffee', 'ammo'],
      },
    ],
  },
  'a-chalk-mark': {
    cold: 1,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'pay-in-tobacco', cost: { cigarette: 2 }, effects: [] },
          { id: 'wedge-the-door', cost: { wood: 2 }, effects: [{ kind: 'tonight', damage: 1, wounds: 0 }] },
          { id: 'wait-for-them', effects: [{ kind: 'tonight', damage: 2, wounds: 1 }] },
        ],
      },
    ],
  },
  'power-for-an-hour': {
    cold: 1,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'sit-under-the-lamp', effects: [one('misery', -1)] },
          { id: 'draw-plans', effects: [{ kind: 'ideas', cards: 1 }] },
          {
            id: 'strip-the-wiring',
            effects: [{ kind: 'gain', goods: { 'electrical-part': 1, components: 1 } }],
          },
        ],
      },
    ],
  },
};

/** One of the three is the Ceasefire: the game ends there, whatever else would have happened (END-1). */
export const ENDINGS: Readonly<Record<EndingId, EventCard>> = {
  ceasefire: { cold: 0, effects: [] },
  'last-offensive': {
    cold: 2,
    effects: [
      { kind: 'tonight', damage: 2, wounds: 1 },
      roll({ upTo: 4, effects: [one('wounds', 1)] }, { upTo: 10, effects: [one('misery', 1)] }),
    ],
  },
  'longest-night': {
    cold: 3,
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'burn-what-is-left', cost: { wood: 3 }, effects: [] },
          {
            id: 'lie-close-together',
            effects: [one('illness', 1), { kind: 'change', state: 'fatigue', by: 1, who: 'present' }],
          },
        ],
      },
    ],
  },
};

export function isEnding(card: string): card is EndingId {
  return ENDING_IDS.some((id) => id === card);
}

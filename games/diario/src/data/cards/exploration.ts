import type { Chart, Effect } from '../language/effect.ts';
import type { MapCard } from './locations.ts';

/** A card of the Unknown deck (SCAV-7). */
export type ExplorationCard =
  /** May be ignored, or searched quietly by returning cards, or loudly by raising Noise and rolling. */
  | { readonly kind: 'search'; readonly chart: Chart; readonly returns: number; readonly noise: number }
  /** Nothing if the Location does not list it. Otherwise it may be passed by or worked on. */
  | { readonly kind: 'map'; readonly map: MapCard }
  /** Stays in the area; a backstab may be made from it. */
  | { readonly kind: 'hideout' }
  /** Simply happens. */
  | { readonly kind: 'happening'; readonly effects: readonly Effect[] };

export const EXPLORATION_IDS = [
  'wardrobe',
  'sideboard',
  'writing-desk',
  'scrap-heap',
  'workbench-clutter',
  'builders-leavings',
  'kitchen-shelves',
  'larder',
  'shop-counter',
  'courtyard',
  'wide-street',
  'coal-hatch',
  'locked-door',
  'barred-window',
  'fallen-wall',
  'dark-alcove',
  'traces',
  'silence',
  'broken-glass',
  'footsteps',
  'draught',
  'creaking-stairs',
  'pigeons',
  'rotten-floor',
  'barking-dog',
  'tripwire-of-tins',
] as const;
export type ExplorationId = (typeof EXPLORATION_IDS)[number];

/** Ten of the 26 make a noise roll, the two open spaces among them if the Location lists those. */
export const EXPLORATION: Readonly<Record<ExplorationId, ExplorationCard>> = {
  wardrobe: { kind: 'search', chart: 'furniture', returns: 1, noise: 1 },
  sideboard: { kind: 'search', chart: 'furniture', returns: 2, noise: 1 },
  'writing-desk': { kind: 'search', chart: 'furniture', returns: 1, noise: 2 },
  'scrap-heap': { kind: 'search', chart: 'heap', returns: 2, noise: 3 },
  'workbench-clutter': { kind: 'search', chart: 'heap', returns: 1, noise: 2 },
  'builders-leavings': { kind: 'search', chart: 'heap', returns: 2, noise: 2 },
  'kitchen-shelves': { kind: 'search', chart: 'pantry', returns: 1, noise: 1 },
  larder: { kind: 'search', chart: 'pantry', returns: 2, noise: 2 },
  'shop-counter': { kind: 'search', chart: 'pantry', returns: 2, noise: 3 },

  courtyard: { kind: 'map', map: 'open-space' },
  'wide-street': { kind: 'map', map: 'open-space' },
  'coal-hatch': { kind: 'map', map: 'basement-entrance' },
  'locked-door': { kind: 'map', map: 'closed-door' },
  'barred-window': { kind: 'map', map: 'bars' },
  'fallen-wall': { kind: 'map', map: 'rubble' },

  'dark-alcove': { kind: 'hideout' },

  traces: { kind: 'happening', effects: [{ kind: 'read', card: 'traces' }] },
  silence: { kind: 'happening', effects: [{ kind: 'noise', by: -2 }] },
  'broken-glass': { kind: 'happening', effects: [{ kind: 'noise', by: 2 }, { kind: 'noise-roll' }] },
  footsteps: { kind: 'happening', effects: [{ kind: 'noise-roll' }] },
  draught: { kind: 'happening', effects: [{ kind: 'noise', by: 1 }, { kind: 'noise-roll' }] },
  'creaking-stairs': { kind: 'happening', effects: [{ kind: 'noise', by: 1 }, { kind: 'noise-roll' }] },
  pigeons: { kind: 'happening', effects: [{ kind: 'noise', by: 1 }, { kind: 'noise-roll' }] },
  'rotten-floor': {
    kind: 'happening',
    effects: [
      {
        kind: 'test',
        test: {
          kind: 'prowess',
          need: 1,
          pass: [],
          fail: [{ kind: 'change', state: 'wounds', by: 1, who: 'actor' }],
        },
      },
      { kind: 'noise-roll' },
    ],
  },
  'barking-dog': {
    kind: 'happening',
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'throw-it-a-scrap', cost: { vegetable: 1 }, effects: [{ kind: 'noise', by: -2 }] },
          { id: 'throw-it-meat', cost: { 'raw-food': 1 }, effects: [{ kind: 'noise', by: -3 }] },
          { id: 'stand-still', effects: [{ kind: 'return', cards: 1 }] },
          { id: 'walk-on', effects: [{ kind: 'noise', by: 2 }] },
        ],
      },
      { kind: 'noise-roll' },
    ],
  },
  'tripwire-of-tins': {
    kind: 'happening',
    effects: [
      {
        kind: 'test',
        test: { kind: 'prowess', need: 1, pass: [], fail: [{ kind: 'noise', by: 3 }] },
      },
      { kind: 'noise-roll' },
    ],
  },
};

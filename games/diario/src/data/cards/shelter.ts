import type { Goods } from '../goods.ts';
import type { ShelterKind } from '../house.ts';

/** A Shelter card: its kind shows, what lies behind it does not (SET-2). */
export interface ShelterCard {
  readonly kind: ShelterKind;
  /** Its back, gained when it is searched, opened or cleared. */
  readonly gives: Goods;
}

export const SHELTER_IDS = [
  'rubble-1',
  'rubble-2',
  'rubble-3',
  'rubble-4',
  'rubble-5',
  'rubble-6',
  'furniture-1',
  'furniture-2',
  'furniture-3',
  'furniture-4',
  'furniture-5',
  'heap-1',
  'heap-2',
  'heap-3',
  'heap-4',
  'closed-door-1',
  'closed-door-2',
  'closed-door-3',
  'bars-1',
] as const;
export type ShelterId = (typeof SHELTER_IDS)[number];

export const SHELTER: Readonly<Record<ShelterId, ShelterCard>> = {
  'rubble-1': { kind: 'rubble', gives: { wood: 1 } },
  'rubble-2': { kind: 'rubble', gives: { components: 1 } },
  'rubble-3': { kind: 'rubble', gives: { wood: 1, components: 1 } },
  'rubble-4': { kind: 'rubble', gives: { components: 2 } },
  'rubble-5': { kind: 'rubble', gives: { wood: 2 } },
  'rubble-6': { kind: 'rubble', gives: { components: 1, shell: 1 } },
  'furniture-1': { kind: 'furniture', gives: { book: 1, cigarette: 1, wood: 1 } },
  'furniture-2': { kind: 'furniture', gives: { coffee: 1, sugar: 1 } },
  'furniture-3': { kind: 'furniture', gives: { jewelry: 1, wood: 1 } },
  'furniture-4': { kind: 'furniture', gives: { vegetable: 1, cigarette: 1, 'broken-guitar': 1 } },
  'furniture-5': { kind: 'furniture', gives: { book: 1, herb: 1, chems: 1 } },
  'heap-1': { kind: 'heap', gives: { wood: 2, components: 1 } },
  'heap-2': { kind: 'heap', gives: { components: 2, 'electrical-part': 1 } },
  'heap-3': { kind: 'heap', gives: { components: 1, 'mechanical-part': 2 } },
  'heap-4': { kind: 'heap', gives: { wood: 1, filter: 1, vegetable: 1 } },
  'closed-door-1': { kind: 'closed-door', gives: { 'canned-food': 1, vegetable: 1 } },
  'closed-door-2': { kind: 'closed-door', gives: { meds: 1, chems: 2 } },
  'closed-door-3': { kind: 'closed-door', gives: { vegetable: 1, knife: 1, moonshine: 1 } },
  'bars-1': { kind: 'bars', gives: { pistol: 1, ammo: 3, 'herbal-meds': 1 } },
};

import type { Good } from '@vigilia/game-diario';

/** The shelves of the Storage, in the order in which they are read. */
export const GROUPS = ['provisions', 'medicine', 'weapons', 'tools', 'materials'] as const;
export type GoodGroup = (typeof GROUPS)[number];

/** What lies on each shelf, the most wanted first. */
export const SHELVES: Readonly<Record<GoodGroup, readonly Good[]>> = {
  provisions: [
    'water',
    'canned-food',
    'raw-food',
    'vegetable',
    'pure-alcohol',
    'moonshine',
    'coffee',
    'cigarette',
    'sugar',
  ],
  medicine: ['meds', 'bandage', 'herbal-meds', 'herb', 'chems'],
  weapons: [
    'assault-rifle',
    'shotgun',
    'pistol',
    'hatchet',
    'knife',
    'ammo',
    'broken-assault-rifle',
    'broken-shotgun',
    'broken-pistol',
    'weapon-part',
    'shell',
  ],
  tools: ['shovel', 'lockpick', 'sawblade', 'guitar', 'broken-guitar', 'book', 'jewelry'],
  materials: ['wood', 'components', 'electrical-part', 'mechanical-part', 'filter'],
};

export function groupOf(good: Good): GoodGroup {
  for (const group of GROUPS) if (SHELVES[group].includes(good)) return group;
  throw new RangeError(`${good} lies on no shelf`);
}

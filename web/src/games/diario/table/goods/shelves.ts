import { type Good, type Goods, kindsIn } from '@vigilia/game-diario';

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

/** This number of kinds is always named. */
const FEW = 8;

/** A row of goods with its gap, and the heading of a list, in rem. */
const ROW = 2.875;
const HEADING = 1.75;

/** The rows that goods take with their names: two in a row, shelf by shelf. */
function rowsOf(goods: Goods): number {
  const kinds = new Set(kindsIn(goods));
  return GROUPS.reduce(
    (rows, group) => rows + Math.ceil(SHELVES[group].filter((good) => kinds.has(good)).length / 2),
    0,
  );
}

/** Whether goods are shown with their names: a few always, many if the height in rem has room for them. */
export function areNamed(lists: readonly Goods[], height: number): boolean {
  if (lists.every((goods) => kindsIn(goods).length <= FEW)) return true;
  return lists.reduce((sum, goods) => sum + HEADING + ROW * rowsOf(goods), 0) <= height;
}

import { type Goods, kindsIn } from '@vigilia/game-diario';
import { GROUPS, SHELVES } from './groups.ts';

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

/** Whether goods are shown with their names: a few always, many where the height in rem has room for them. */
export function areNamed(lists: readonly Goods[], height: number): boolean {
  if (lists.every((goods) => kindsIn(goods).length <= FEW)) return true;
  return lists.reduce((sum, goods) => sum + HEADING + ROW * rowsOf(goods), 0) <= height;
}

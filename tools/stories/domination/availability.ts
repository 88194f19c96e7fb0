import type { Goods } from '../../../games/diario/src/data/goods.ts';
import type { Condition, Option } from '../../../games/diario/src/data/language/effect.ts';

/** Whether an option can be chosen wherever the other can: its cost is no higher and its condition no harder. */
export function isOpenWherever({ cost = {}, when }: Option, other: Option): boolean {
  return isWithin(cost, other.cost ?? {}) && (when === undefined || isImpliedBy(other, when));
}

function isWithin(goods: Goods, most: Readonly<Record<string, number>>): boolean {
  return Object.entries(goods).every(([good, count]) => count <= (most[good] ?? 0));
}

/** Whether a condition holds wherever an option can be chosen. */
function isImpliedBy(option: Option, condition: Condition): boolean {
  const { cost = {}, when } = option;
  if (condition.kind === 'all') return condition.conditions.every((each) => isImpliedBy(option, each));
  if (condition.kind === 'has' && isWithin(condition.goods, cost)) return true;
  return when !== undefined && implies(when, condition);
}

function implies(given: Condition, condition: Condition): boolean {
  if (given.kind === 'all') return given.conditions.some((each) => implies(each, condition));
  if (given.kind === 'has' && condition.kind === 'has') return isWithin(condition.goods, given.goods);
  if ('atLeast' in given && 'atLeast' in condition && given.atLeast >= condition.atLeast)
    return isSame({ ...given, atLeast: 0 }, { ...condition, atLeast: 0 });
  return isSame(given, condition);
}

function isSame(one: object, other: object): boolean {
  const written = (of: object) => JSON.stringify(Object.entries(of).sort());
  return written(one) === written(other);
}

import type { Scene } from '../frames.ts';
import { contains } from '../rules/table/goods.ts';
import { isBuilt } from '../rules/table/house.ts';
import { isIn, isInGroup, personOf, present } from '../rules/table/people.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Table } from '../state.ts';
import type { Condition } from './effect.ts';

/** Whether a condition holds at this scene. */
export function holds(table: Table, condition: Condition, { where, actor }: Scene): boolean {
  switch (condition.kind) {
    case 'has':
      return contains(table[shelfAt(where)], condition.goods);
    case 'built':
      return isBuilt(table.house, condition.fitting);
    case 'cold':
      return table.cold >= condition.atLeast;
    case 'anyone':
      return present(table, where).some(({ levels }) => levels[condition.state] >= condition.atLeast);
    case 'self':
      return actor !== null && isInGroup(table, actor) && isIn(personOf(table, actor), condition.is);
    case 'group':
      return table.people.length <= condition.atMost;
    case 'day':
      return table.day >= condition.atLeast;
  }
}

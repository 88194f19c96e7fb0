import type { Condition, Option } from '../effects/effect.ts';
import { contains, NOTHING } from '../rules/table/goods.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { View } from '../view.ts';
import { builtIn } from './plans.ts';
import { presentIn, type Where } from './present.ts';

/** Whether a condition holds as far as the view tells; of a person not named yet it is not expected. */
export function isTrue(view: View, condition: Condition, where: Where): boolean {
  switch (condition.kind) {
    case 'has':
      return contains(view[shelfAt(where)], condition.goods);
    case 'built':
      return builtIn(view.house).has(condition.fitting);
    case 'cold':
      return view.cold >= condition.atLeast;
    case 'anyone':
      return presentIn(view, where).some(({ levels }) => levels[condition.state] >= condition.atLeast);
    case 'self':
      return false;
    case 'group':
      return view.people.length <= condition.atMost;
    case 'day':
      return view.day >= condition.atLeast;
  }
}

/** Whether an option would be offered. */
export function isOpen(view: View, { cost = NOTHING, when }: Option, where: Where): boolean {
  return contains(view[shelfAt(where)], cost) && (when === undefined || isTrue(view, when, where));
}

import { NO_CAST } from '../data/roles.ts';
import { type Facts, isTrue as isTrueOf } from '../effects/condition.ts';
import type { Condition, Option } from '../effects/effect.ts';
import { contains, NOTHING } from '../rules/table/goods.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { View } from '../view.ts';
import { builtIn } from './plans.ts';
import { presentIn, type Where } from './present.ts';

const NOT_NAMED = { actor: null, cast: NO_CAST };

/** Whether a condition holds as far as the view tells; of a person not named yet it is not expected. */
export function isTrue(view: View, condition: Condition, where: Where): boolean {
  return isTrueOf(condition, factsIn(view, where));
}

/** What a view tells of the scene; of whom it is about, nothing. */
export function factsIn(view: View, where: Where): Facts {
  return {
    ...NOT_NAMED,
    people: view.people,
    gone: view.gone,
    cold: view.cold,
    day: view.day,
    marks: view.marks,
    storage: view.storage,
    scavenging: view.scavenging,
    goods: view[shelfAt(where)],
    present: () => presentIn(view, where),
    isBuilt: (fitting) => builtIn(view.house).has(fitting),
  };
}

/** Whether an option would be offered. */
export function isOpen(view: View, { cost = NOTHING, when }: Option, where: Where): boolean {
  return contains(view[shelfAt(where)], cost) && (when === undefined || isTrue(view, when, where));
}

import type { Good } from '../data/goods.ts';
import type { View } from '../kinds/view.ts';
import { madeBy } from '../rules/day/costs.ts';
import { amountOf } from '../rules/table/goods.ts';

/** What there is of a good at Dusk: Storage, and what this round makes and has made (DAY-1). */
export function atDusk(view: View, good: Good): number {
  // While a round is resolved the bench holds what was made of the tasks so far: the greater of the two is due.
  const arriving = Math.max(amountOf(view.bench, good), givenByTasks(view, good));
  return amountOf(view.storage, good) + arriving;
}

/** What the tasks given in this round make, as far as the box holds it (SET-10). */
function givenByTasks({ tasks, box }: View, good: Good): number {
  const made = tasks.reduce(
    (sum, { person, action }) => (action.kind === 'use' ? sum + amountOf(madeBy(person, action), good) : sum),
    0,
  );
  return Math.min(made, amountOf(box, good));
}

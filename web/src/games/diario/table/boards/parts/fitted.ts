import { placeNow } from '@vigilia/game-diario';
import { isOffered, isRefusal } from '@vigilia/kernel';
import type { Choice, View } from '../../asked.ts';

/**
 * The plan that comes nearest to what a board wishes: at each question the first wish that is offered, until none is,
 * or until a draw ends what can be known. A wish that the rules settle by themselves is left out.
 */
export function fitted(view: View, wishes: readonly Choice[]): readonly Choice[] {
  const plan: Choice[] = [];
  const left = [...wishes];
  let place = placeNow(view);
  while (place?.ask != null) {
    const { ask } = place;
    const index = left.findIndex((choice) => isOffered(ask, choice));
    const [choice] = index < 0 ? [] : left.splice(index, 1);
    const next = choice === undefined ? null : place.take(choice);
    if (choice === undefined || next === null || isRefusal(next)) return plan;
    plan.push(choice);
    place = next;
  }
  return plan;
}

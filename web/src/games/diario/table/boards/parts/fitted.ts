import { game } from '@vigilia/game-diario';
import { isOffered, rehearse } from '@vigilia/kernel';
import type { Choice, View } from '../../asked.ts';

/**
 * The plan that comes nearest to what a board wishes: at each question the first wish that is offered, until none is,
 * or until a draw ends what can be known. A wish that the rules settle by themselves is left out.
 */
export function fitted(view: View, wishes: readonly Choice[]): readonly Choice[] {
  const plan: Choice[] = [];
  const left = [...wishes];
  for (;;) {
    const next = rehearse(game, view, view.leader, plan)?.next ?? null;
    const index = next === null ? -1 : left.findIndex((choice) => isOffered(next, choice));
    const [choice] = index < 0 ? [] : left.splice(index, 1);
    if (choice === undefined) return plan;
    plan.push(choice);
  }
}

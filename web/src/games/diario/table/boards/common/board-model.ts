import { type Proposals, placeNow } from '@vigilia/game-diario';
import { isOffered, isRefusal } from '@vigilia/kernel';
import type { Choice, View } from '../../asked.ts';

/** A board's own picture of a plan. */
export interface BoardModel<M> {
  /** What the planner proposes in the moment of the board. */
  readonly proposals: Proposals;
  /** What a plan puts on the board; choices that are not the board's leave no trace. */
  read(view: View, plan: readonly Choice[]): M;
  /** The plan for what lies on the board. */
  write(view: View, model: M): readonly Choice[];
  /** What the board makes of a proposal that is not worth showing. Without it, each is shown as it is. */
  settled?(model: M): M;
}

/** What the planner proposes, as far as this board decides it. */
export function openingOf<M>(
  view: View,
  { proposals, read, write, settled }: BoardModel<M>,
): readonly Choice[] {
  const proposed = read(view, proposals.proposalAfter(view, []));
  return write(view, settled?.(proposed) ?? proposed);
}

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

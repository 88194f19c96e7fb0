import { proposalAfter } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { AskedProps, Choice, View } from '../../asked.ts';

/** A board's own picture of a plan. */
export interface BoardModel<M> {
  /** What a plan puts on the board; choices that are not the board's leave no trace. */
  read(view: View, plan: readonly Choice[]): M;
  /** The plan for what lies on the board. */
  write(view: View, model: M): readonly Choice[];
  /** What the board makes of a proposal that is not worth showing. Without it, each is shown as it is. */
  settled?(model: M): M;
}

export interface OpenBoard<M> {
  readonly view: View;
  readonly model: M;
  /** Changes what lies on the board; after the plan was dropped, it changes the proposal. */
  readonly change: (changed: (model: M) => M) => void;
}

/** A board of several choices: it opens with the proposal on it, and each change makes a new plan. */
export function useBoard<M>({ draft, asked: { view } }: AskedProps, model: BoardModel<M>): OpenBoard<M> {
  useEffect(() => {
    if (draft.plan.value.length === 0) draft.setPlan(openingOf(view, model));
  }, []);
  const plan = draft.plan.value;
  return {
    view,
    model: model.read(view, plan),
    change: (changed) => {
      const begun = plan.length > 0 ? plan : openingOf(view, model);
      draft.setPlan(model.write(view, changed(model.read(view, begun))));
    },
  };
}

/** What the planner proposes, as far as this board decides it. */
export function openingOf<M>(view: View, { read, write, settled }: BoardModel<M>): readonly Choice[] {
  const proposed = read(view, proposalAfter(view, []));
  return write(view, settled?.(proposed) ?? proposed);
}

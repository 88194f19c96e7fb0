import type { AskedProps, View } from '../../asked.ts';
import { type BoardModel, openingOf } from './board-model.ts';

export interface OpenBoard<M> {
  readonly view: View;
  readonly model: M;
  /** Changes what lies on the board; after the plan was dropped, it changes the proposal. */
  readonly change: (changed: (model: M) => M) => void;
}

/** A board of several choices: each change makes a new plan. */
export function boardOf<M>({ draft, asked: { view } }: AskedProps, model: BoardModel<M>): OpenBoard<M> {
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

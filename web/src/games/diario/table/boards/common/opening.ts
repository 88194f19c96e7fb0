import type { Proposals } from '@vigilia/game-diario';
import type { Asked, AskedProps, Choice, View } from '../../asked.ts';
import { type BoardModel, openingOf } from './board-model.ts';

/** How the plan of a board comes about. */
export interface Opening {
  /** The plan that lies on the board when it opens. */
  open(asked: Asked): readonly Choice[];
  /** The plan that lies on it once a choice of its question is put into it. */
  put(asked: Asked, plan: readonly Choice[], choice: Choice): readonly Choice[];
}

/** By the key of the question. A question that is not here waits for a press: a story, the next card, a stance. */
export type Openings = Readonly<Record<string, Opening>>;

/** Everything that surely follows: a round, a raid's losses, both sides of a fight. */
export function wholePlanBy({ proposalAfter, withChoice }: Proposals): Opening {
  return {
    open: ({ view }) => proposalAfter(view, []),
    put: ({ view }, _plan, choice) => withChoice(view, [], 0, choice),
  };
}

/** What lies on a board, as its model writes it. */
export function openingFromModel<M>(model: BoardModel<M>): Opening {
  return {
    open: ({ view }) => openingOf(view, model),
    put: ({ view }, _plan, choice) =>
      model.write(view, model.read(view, model.proposals.withChoice(view, [], 0, choice))),
  };
}

export function oneChoiceBy({ proposedChoice }: Proposals): Opening {
  return {
    open: ({ view, ask }) => [proposedChoice(view, ask)],
    put: (_asked, _plan, choice) => [choice],
  };
}

/** The plan that lies on the board of a question when it opens; empty if the board waits for a press. */
export function openingIn(openings: Openings, asked: Asked): readonly Choice[] {
  return openings[asked.ask.prompt.key]?.open(asked) ?? [];
}

/** The plan of the question's board with one choice put into it; null if the choice is the whole answer. */
export function planIn(
  openings: Openings,
  asked: Asked,
  plan: readonly Choice[],
  choice: Choice,
): readonly Choice[] | null {
  return openings[asked.ask.prompt.key]?.put(asked, plan, choice) ?? null;
}

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

import { type Ask, type Draw, rehearse } from '@vigilia/kernel';
import type { Choice } from './choices.ts';
import { game } from './game.ts';
import type { View } from './view.ts';

/** Proposals for the answers to a question and to those that surely follow it. */
export interface Proposals {
  /** What the planner would answer to one question. */
  proposedChoice(view: View, ask: Ask<Choice>): Choice;
  /**
   * What the planner would decide from here on, as one plan: up to a draw, a reveal or the end of what the board decides.
   * `begun` are the choices made already. Empty where the question cannot be rehearsed or the plan is whole.
   */
  proposalAfter(view: View, begun: readonly Choice[]): readonly Choice[];
  /**
   * The plan with the choice at `index` replaced: later choices stay as far as they still fit, and what is missing then is
   * proposed anew.
   */
  withChoice(view: View, plan: readonly Choice[], index: number, choice: Choice): readonly Choice[];
}

/** Where the planner would leave it to chance, it takes the first. */
const FIRST = () => 0;

/** The proposals of a bot by how it answers a question. */
export function proposalsBy(choose: (view: View, ask: Ask<Choice>, draw: Draw) => Choice): Proposals {
  const proposedChoice: Proposals['proposedChoice'] = (view, ask) => choose(view, ask, FIRST);
  const proposalAfter: Proposals['proposalAfter'] = (view, begun) => {
    const proposed: Choice[] = [];
    for (;;) {
      const rehearsed = rehearse(game, view, view.leader, [...begun, ...proposed]);
      const seen = rehearsed?.views.at(-1);
      if (rehearsed?.next == null || seen === undefined || rehearsed.refusal !== null) return proposed;
      proposed.push(proposedChoice(seen, rehearsed.next));
    }
  };
  const withChoice: Proposals['withChoice'] = (view, plan, index, choice) => {
    const changed = [...plan.slice(0, index), choice];
    for (const later of plan.slice(index + 1)) {
      const rehearsed = rehearse(game, view, view.leader, [...changed, later]);
      if (rehearsed?.taken === changed.length + 1) changed.push(later);
    }
    return [...changed, ...proposalAfter(view, changed)];
  };
  return { proposedChoice, proposalAfter, withChoice };
}

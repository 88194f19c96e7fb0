import { type Ask, type Draw, isRefusal } from '@vigilia/kernel';
import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { goOn, type PlanPlace, placeAfter, placeNow } from './place.ts';

/** Proposals for the answers to a question and to those that surely follow it. */
export interface Proposals {
  /** What the planner would answer to one question. */
  proposedChoice(view: View, ask: Ask<Choice>): Choice;
  /**
   * What the planner would decide from here on, as one plan: up to a draw, a reveal or the end of what the board decides.
   * Empty if the plan is whole.
   */
  proposalFrom(place: PlanPlace): readonly Choice[];
  /** The same after choices that are made already. Empty if the question cannot be rehearsed too. */
  proposalAfter(view: View, begun: readonly Choice[]): readonly Choice[];
  /**
   * The plan with the choice at `index` replaced: later choices stay as far as they still fit, and what is missing then is
   * proposed anew.
   */
  withChoice(view: View, plan: readonly Choice[], index: number, choice: Choice): readonly Choice[];
}

/** If the planner would leave it to chance, it takes the first. */
const FIRST = () => 0;

/** The proposals of a bot by how it answers a question. */
export function proposalsBy(choose: (view: View, ask: Ask<Choice>, draw: Draw) => Choice): Proposals {
  const proposedChoice: Proposals['proposedChoice'] = (view, ask) => choose(view, ask, FIRST);
  const proposalFrom: Proposals['proposalFrom'] = (place) => {
    const proposed: Choice[] = [];
    let at = place;
    while (at.ask !== null) {
      const choice = proposedChoice(at.view, at.ask);
      proposed.push(choice);
      const next = at.take(choice);
      if (isRefusal(next)) break;
      at = next;
    }
    return proposed;
  };
  const proposalAfter: Proposals['proposalAfter'] = (view, begun) => {
    const place = placeAfter(placeNow(view), begun);
    return place === null ? [] : proposalFrom(place);
  };
  const withChoice: Proposals['withChoice'] = (view, plan, index, choice) => {
    const changed = [...plan.slice(0, index), choice];
    const place = placeAfter(placeNow(view), changed);
    if (place === null) return changed;
    const kept = goOn(place, plan.slice(index + 1));
    return [...changed, ...kept.taken, ...proposalFrom(kept.place)];
  };
  return { proposedChoice, proposalFrom, proposalAfter, withChoice };
}

import { beginRehearsal, isRefusal, type Rehearsal, type Rehearsed, rehearse } from '@vigilia/kernel';
import { game } from '../game/game.ts';
import type { Choice } from '../kinds/choices.ts';
import type { Diario } from '../kinds/kinds.ts';
import type { View } from '../kinds/view.ts';

/** Where the Leader would stand after some choices. */
export type PlanPlace = Rehearsal<Diario>;

/** Where the Leader stands now; null if the question cannot be rehearsed. */
export function placeNow(view: View): PlanPlace | null {
  return beginRehearsal(game, view, view.leader);
}

/** The place after all of these choices; null if one of them is refused, or comes after what can be known. */
export function placeAfter(place: PlanPlace | null, choices: readonly Choice[]): PlanPlace | null {
  let reached = place;
  for (const choice of choices) {
    const next = reached?.take(choice) ?? null;
    if (next === null || isRefusal(next)) return null;
    reached = next;
  }
  return reached;
}

/** Goes on with those of these choices that the rules take, in this order; the others are left out. */
export function goOn(
  place: PlanPlace,
  choices: readonly Choice[],
): { readonly taken: readonly Choice[]; readonly place: PlanPlace } {
  const taken: Choice[] = [];
  let reached = place;
  for (const choice of choices) {
    const next = reached.take(choice);
    if (isRefusal(next)) continue;
    taken.push(choice);
    reached = next;
  }
  return { taken, place: reached };
}

let latest: { view: View; plan: readonly Choice[]; rehearsed: Rehearsed<Diario> | null } | null = null;

/**
 * What would come of a plan of the Leader. The latest is remembered: a board, its notes and its warning all ask about the
 * plan that lies on it. That is 1 rehearsal for a drafted plan of Dusk in place of 3.
 */
export function planAhead(view: View, plan: readonly Choice[]): Rehearsed<Diario> | null {
  if (latest?.view !== view || latest.plan !== plan)
    latest = { view, plan, rehearsed: rehearse(game, view, view.leader, plan) };
  return latest.rehearsed;
}

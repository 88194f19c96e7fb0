import { type Ask, beginRehearsal, isRefusal, type Rehearsal } from '@vigilia/kernel';
import { game } from '../game.ts';
import type { Choice } from '../table/choices.ts';
import type { Eleven } from '../table/kinds.ts';
import type { View } from '../table/view.ts';

/** A place in a rehearsed plan. */
export type PlanPlace = Rehearsal<Eleven>;

/** Where every plan on a view begins: it is made once for all options of a question. */
const starts = new WeakMap<View, PlanPlace | null>();

/** The start of a rehearsal on what a seat knows; null if it is not asked, or if its question cannot be rehearsed. */
export function placeNow(view: View, { seat }: Pick<Ask<Choice>, 'seat'>): PlanPlace | null {
  let start = starts.get(view);
  if (start === undefined || (start !== null && start.ask?.seat !== seat)) {
    start = beginRehearsal(game, view, seat);
    starts.set(view, start);
  }
  return start;
}

/** The plan that was asked about last, and where it leads. */
let latest: { start: PlanPlace; plan: readonly Choice[]; places: readonly PlanPlace[] | null } | null = null;

/**
 * The places after each choice of a plan; null if one of them is refused, or comes after what can be known. The latest is
 * remembered: the notes on a drafted plan, what may close it and whether it can be taken back all ask about it.
 */
export function placesOn(
  view: View,
  ask: Pick<Ask<Choice>, 'seat'>,
  plan: readonly Choice[],
): readonly PlanPlace[] | null {
  const start = placeNow(view, ask);
  if (start === null) return null;
  if (latest?.start !== start || latest.plan !== plan)
    latest = { start, plan, places: followed(start, plan) };
  return latest.places;
}

function followed(start: PlanPlace, plan: readonly Choice[]): PlanPlace[] | null {
  const places: PlanPlace[] = [];
  for (const choice of plan) {
    const next = (places.at(-1) ?? start).take(choice);
    if (isRefusal(next)) return null;
    places.push(next);
  }
  return places;
}

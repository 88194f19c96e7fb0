import { FATE, FATE_IDS } from '../data/fate.ts';
import type { View } from '../view.ts';
import { harmOf } from './harm.ts';

/** How much of today's Cold is still there when the next card is turned. */
const LASTING = 0.5;

/** The chance that a card of Fate still to come bites at this Cold: tomorrow's card, and a part of those after. */
function biteAt(view: View, cold: number): number {
  const seen = view.discards.fate;
  const left = FATE_IDS.filter((id) => !seen.includes(id));
  const to = left.length === 0 ? FATE_IDS : left;
  return share(to, cold) + LASTING * share(FATE_IDS, cold + 1);
}

function share(cards: readonly (typeof FATE_IDS)[number][], cold: number): number {
  let biting = 0;
  for (const id of cards) {
    const threshold = FATE[id].coldThreshold;
    if (threshold !== null && cold >= threshold) biting++;
  }
  return biting / cards.length;
}

/** What Cold at this level is likely to cost: everybody's Illness (DAWN-3). */
export function harmOfCold(view: View, cold: number): number {
  let harm = 0;
  for (const person of view.people) harm += harmOf(view, person, 'illness', 1);
  return harm * biteAt(view, Math.max(0, cold)) + 0.1 * Math.max(0, cold);
}

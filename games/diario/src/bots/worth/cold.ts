import { FATE, type FateCard } from '../../data/cards/fate.ts';
import type { View } from '../../kinds/view.ts';
import { fateAhead } from '../../knowledge/cards-ahead.ts';
import { doesColdBite } from '../../rules/dawn/fate.ts';
import { harmOf } from './harm.ts';

/** How much of today's Cold is still there when the next card is turned. */
const LASTING = 0.5;

/** The chance that a card of Fate still to come bites at this Cold: tomorrow's card, and a part of those after. */
function biteAt(view: View, cold: number): number {
  return share(fateAhead(view), cold) + LASTING * share(ALL, cold + 1);
}

const ALL = Object.values(FATE);

function share(cards: readonly FateCard[], cold: number): number {
  let biting = 0;
  for (const { coldThreshold } of cards) if (doesColdBite(cold, coldThreshold)) biting++;
  return biting / cards.length;
}

/** What Cold at this level is likely to cost: everybody's Illness (DAWN-3). */
export function harmOfCold(view: View, cold: number): number {
  let harm = 0;
  for (const person of view.people) harm += harmOf(view, person, 'illness', 1);
  return harm * biteAt(view, Math.max(0, cold)) + 0.1 * Math.max(0, cold);
}

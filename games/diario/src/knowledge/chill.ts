import type { Text } from '@vigilia/kernel';
import { EVENTS } from '../data/cards/events.ts';
import { COLD_THRESHOLDS } from '../data/cards/fate.ts';
import type { View } from '../kinds/view.ts';
import { doesColdBite } from '../rules/dawn/fate.ts';
import { message } from '../texts/message.ts';
import { fateAhead } from './cards-ahead.ts';
import { percent } from './percent.ts';

type Seen = Pick<View, 'cold' | 'discards'>;

/** How likely everybody falls ill by this Cold at the next Fate (DAWN-3). */
function biteAt(view: Seen, cold: number): number {
  const cards = fateAhead(view);
  return cards.filter(({ coldThreshold }) => doesColdBite(cold, coldThreshold)).length / cards.length;
}

/** What more or less Cold comes to, if that crosses what a card of Fate still ahead asks. */
export function chillTexts(view: Seen, by: number): Text[] {
  const cold = Math.max(0, view.cold + by);
  const [now, then] = [percent(biteAt(view, view.cold)), percent(biteAt(view, cold))];
  return now === then ? [] : [message('chill.crosses', { cold, now, percent: then })];
}

/** A threshold this near is worth a warning. */
const NEAR = 2;

/** The most Cold that an Event brings by itself (MORN-1). */
const MOST = Math.max(...Object.values(EVENTS).map(({ cold }) => cold));

/** A warning before the next Event may carry Cold over a threshold of Fate that it has not reached yet. */
export function chillAheadTexts(view: Seen): Text[] {
  const next = COLD_THRESHOLDS.toSorted((one, other) => one - other).find(
    (threshold) => !doesColdBite(view.cold, threshold),
  );
  if (next === undefined || !doesColdBite(view.cold + NEAR, next)) return [];
  return [
    message('chill.ahead', {
      cold: view.cold,
      most: MOST,
      threshold: next,
      percent: percent(biteAt(view, next)),
    }),
  ];
}

import { forecast } from '@vigilia/game-diario';
import type { Text } from '@vigilia/kernel';
import type { View } from '../asked.ts';

/** What costs a life comes before what hurts, and what hurts before what may come. */
const GRAVEST: readonly string[] = [
  'forecast.starving',
  'forecast.despairing',
  'forecast.dying',
  'forecast.thirst',
  'forecast.hunger',
  'forecast.untreated',
];

/** In the other phases the board and the stage show it in numbers, as the plan changes them. */
const PHASES: readonly View['phase'][] = ['morning', 'day', 'dusk', 'dawn'];

/** What happens at the end of the phase if nothing is done, the gravest first. */
export function pressing(view: View): readonly Text[] {
  if (!PHASES.includes(view.phase)) return [];
  const rank = ({ key }: Text) => (GRAVEST.includes(key) ? GRAVEST.indexOf(key) : GRAVEST.length);
  return forecast(view).toSorted((one, other) => rank(one) - rank(other));
}

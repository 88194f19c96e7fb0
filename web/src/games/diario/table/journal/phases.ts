import type { View } from '../asked.ts';

/** The steps of a day as the Journal goes through them. The Day has three rounds (DAY-1). */
export const STEPS = [
  'morning',
  'day1',
  'day2',
  'day3',
  'dusk',
  'evening',
  'scavenging',
  'raid',
  'dawn',
] as const;
export type Step = (typeof STEPS)[number];

/** The step the table stands at; null when the game is over. */
export function stepOf({ phase, round }: Pick<View, 'phase' | 'round'>): Step | null {
  if (phase === 'over') return null;
  if (phase !== 'day') return phase;
  // Before the first round is dealt out, and after the last, the Day has no round.
  return `day${Math.max(1, Math.min(3, round)) as 1 | 2 | 3}`;
}

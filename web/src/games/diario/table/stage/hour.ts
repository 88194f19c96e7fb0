import type { View } from '../asked.ts';

/** The light of the hour. */
export type Hour = 'morning' | 'day' | 'dusk' | 'night' | 'dawn';

const BY_PHASE: Readonly<Record<Exclude<View['phase'], 'over'>, Hour>> = {
  morning: 'morning',
  day: 'day',
  dusk: 'dusk',
  evening: 'night',
  scavenging: 'night',
  raid: 'night',
  dawn: 'dawn',
};

/** A game that is won ends in the morning, another in the night. */
export function hourOf({ phase, over }: Pick<View, 'phase' | 'over'>): Hour {
  if (phase !== 'over') return BY_PHASE[phase];
  return over?.score == null ? 'night' : 'morning';
}

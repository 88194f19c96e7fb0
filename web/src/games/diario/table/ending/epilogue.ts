import { type Person, STATES, variantOf } from '@vigilia/game-diario';
import { epilogueText } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { View } from '../asked.ts';

/** A survivor has an epilogue if no state but Fatigue is worse than this (END-3). */
const WELL_ENOUGH = 2;

/** What became of a survivor, by Misery; null for one who is too far gone for an epilogue. */
export function epilogueOf({ id, levels }: Person, view: Pick<View, 'starters'>): Text | null {
  const isWell = STATES.every((state) => state === 'fatigue' || levels[state] <= WELL_ENOUGH);
  return isWell ? epilogueText({ person: id, misery: levels.misery, variant: variantOf(view, id) }) : null;
}

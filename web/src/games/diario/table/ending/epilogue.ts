import { type Person, STATES } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';

/** A survivor has an epilogue where no state but Fatigue is worse than this (END-3). */
const WELL_ENOUGH = 2;

/** What became of a survivor, by Misery; null for one who is too far gone for an epilogue. */
export function epilogueOf({ id, levels }: Person): Text | null {
  const isWell = STATES.every((state) => state === 'fatigue' || levels[state] <= WELL_ENOUGH);
  return isWell ? text(`person-epilogue.${id}:${levels.misery}`) : null;
}

import type { Character } from '../data/characters.ts';
import type { OpenFacts } from '../state.ts';

/** Whether no player has used a Character this Hour and nothing blocks it (TURN-2, EVT-3). */
export function isAvailable(
  { used, blocked }: Pick<OpenFacts, 'used' | 'blocked'>,
  character: Character,
): boolean {
  return used[character] === undefined && !blocked.includes(character);
}

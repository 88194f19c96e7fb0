import { hasEpilogue, type Person, variantOf } from '@vigilia/game-diario';
import { epilogueText } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { View } from '../asked.ts';

/** What became of a survivor, by Misery; null for one who is too far gone for an epilogue. */
export function epilogueOf({ id, levels }: Person, view: Pick<View, 'starters'>): Text | null {
  if (!hasEpilogue(levels)) return null;
  return epilogueText({ person: id, misery: levels.misery, variant: variantOf(view, id) });
}

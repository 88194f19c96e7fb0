import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Duties for all at once (EVE-1). */
export const eveningBoard: Control<Diario> = {
  name: 'evening',
  serves: () => false,
  Body: () => null,
};

import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** The next card of the night and what to do with it (SCAV-4 to SCAV-7). */
export const exploringBoard: Control<Diario> = {
  name: 'exploring',
  serves: () => false,
  Body: () => null,
};

import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Where to go and what to take along (SCAV-1, SCAV-2). */
export const outingBoard: Control<Diario> = {
  name: 'outing',
  serves: () => false,
  Body: () => null,
};

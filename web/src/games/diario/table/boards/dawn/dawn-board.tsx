import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Remedies, drinks, the Narrative Action and the last supper (DAWN, END-3). */
export const dawnBoard: Control<Diario> = {
  name: 'dawn',
  serves: () => false,
  Body: () => null,
};

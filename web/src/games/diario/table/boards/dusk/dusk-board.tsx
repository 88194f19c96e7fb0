import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Drinking and eating for all at once (DUSK-1, DUSK-2). */
export const duskBoard: Control<Diario> = {
  name: 'dusk',
  serves: () => false,
  Body: () => null,
};

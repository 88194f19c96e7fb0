import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** The round of day actions (DAY-1). */
export const dayBoard: Control<Diario> = {
  name: 'day',
  serves: () => false,
  Body: () => null,
};

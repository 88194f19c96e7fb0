import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** A round of a fight (FIGHT). */
export const fightBoard: Control<Diario> = {
  name: 'fight',
  serves: () => false,
  Body: () => null,
};

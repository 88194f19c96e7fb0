import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Give and take with a trader (TRADE-1). */
export const barterBoard: Control<Diario> = {
  name: 'barter',
  serves: () => false,
  Body: () => null,
};

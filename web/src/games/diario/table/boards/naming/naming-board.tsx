import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Who is meant: a person for better or worse, a test, a loss. */
export const namingBoard: Control<Diario> = {
  name: 'naming',
  serves: () => false,
  Body: () => null,
};

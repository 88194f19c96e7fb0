import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** What is carried home (SCAV-8). */
export const findingsBoard: Control<Diario> = {
  name: 'findings',
  serves: () => false,
  Body: () => null,
};

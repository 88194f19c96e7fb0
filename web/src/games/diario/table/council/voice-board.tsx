import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../draft/answering-ui.ts';

/** The voice of a player who is not the Leader (LEAD-1). */
export const voiceBoard: Control<Diario> = {
  name: 'voice',
  serves: () => false,
  Body: () => null,
};

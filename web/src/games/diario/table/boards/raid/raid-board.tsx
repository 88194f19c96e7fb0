import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** Arms, dice, shields and losses of a Night Raid (RAID). */
export const raidBoard: Control<Diario> = {
  name: 'raid',
  serves: () => false,
  Body: () => null,
};

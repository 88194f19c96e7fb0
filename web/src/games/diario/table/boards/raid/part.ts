import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { raidBoard } from './raid-board.tsx';

export { moment } from '../combat/moment.ts';

export const controls: readonly Control<Diario>[] = [raidBoard];

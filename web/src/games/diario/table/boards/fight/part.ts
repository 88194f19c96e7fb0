import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { fightBoard } from './fight-board.tsx';

export { moment } from '../combat/moment.ts';

export const controls: readonly Control<Diario>[] = [fightBoard];

import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { momentBy } from '../moment-by.ts';
import { modelled, type Openings } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { barterBoard } from './barter-board.tsx';
import { barterModel } from './barter-model.ts';

export const controls: readonly Control<Diario>[] = [barterBoard];

export const openings: Openings = {
  'prompt.commission': modelled(barterModel),
  'prompt.barter': modelled(barterModel),
};

/** A visitor at the door, and what is traded there or out of doors. */
export const moment = momentBy({ openings, glossOf: sureGloss });

import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { createMoment } from '../create-moment.ts';
import { type Openings, openingFromModel } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { barterBoard } from './barter-board.tsx';
import { barterModel } from './barter-model.ts';

export const controls: readonly Control<Diario>[] = [barterBoard];

export const openings: Openings = {
  'prompt.commission': openingFromModel(barterModel),
  'prompt.barter': openingFromModel(barterModel),
};

/** A visitor at the door, and what is traded there or out of doors. */
export const moment = createMoment({ openings, glossOf: sureGloss });

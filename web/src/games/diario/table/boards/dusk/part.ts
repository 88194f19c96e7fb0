import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { createMoment } from '../create-moment.ts';
import { type Openings, openingFromModel } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { duskBoard } from './dusk-board.tsx';
import { duskModel } from './dusk-model.ts';

export const controls: readonly Control<Diario>[] = [duskBoard];

export const openings: Openings = {
  'prompt.drink': openingFromModel(duskModel),
  'prompt.eat': openingFromModel(duskModel),
};

/** Water and meals. */
export const moment = createMoment({ openings, glossOf: sureGloss });

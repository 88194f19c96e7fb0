import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { momentBy } from '../moment-by.ts';
import { modelled, type Openings } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { duskBoard } from './dusk-board.tsx';
import { duskModel } from './dusk-model.ts';

export const controls: readonly Control<Diario>[] = [duskBoard];

export const openings: Openings = {
  'prompt.drink': modelled(duskModel),
  'prompt.eat': modelled(duskModel),
};

/** Water and meals. */
export const moment = momentBy({ openings, glossOf: sureGloss });

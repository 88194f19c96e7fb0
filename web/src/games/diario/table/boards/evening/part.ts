import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { MomentPart } from '../../later/moment-part.ts';
import { createMoment } from '../create-moment.ts';
import type { Answers } from '../follow-up.ts';
import { outingBoard } from '../outing/outing-board.tsx';
import { outingModel } from '../outing/outing-model.ts';
import { type Openings, openingFromModel } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { nightOf } from '../wishes.ts';
import { eveningBoard } from './evening-board.tsx';
import { EveningDetails } from './evening-details.tsx';
import { eveningModel } from './evening-model.ts';

export const controls: readonly Control<Diario>[] = [eveningBoard, outingBoard];

export const openings: Openings = {
  'prompt.duty': openingFromModel(eveningModel),
  'prompt.location': openingFromModel(outingModel),
  'prompt.pack': openingFromModel(outingModel),
};

const ANSWERS: Answers = {
  'prompt.location': ({ view }, draft) => {
    const { outing } = nightOf(draft, view);
    return outing === null ? null : outingModel.write(view, outing);
  },
};

/** The duties of the night, and where the group goes. */
export const moment: MomentPart = {
  ...createMoment({ openings, glossOf: sureGloss, answers: ANSWERS }),
  PlanDetails: EveningDetails,
};

import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { createMoment } from '../create-moment.ts';
import { findingsBoard } from '../findings/findings-board.tsx';
import { findingsModel } from '../findings/findings-model.ts';
import { gloss } from '../parts/gloss.ts';
import { type Openings, openingFromModel } from '../parts/opening.ts';
import { EXPLORING_ANSWERS } from './answers.ts';
import { exploringBoard } from './exploring-board.tsx';

export const controls: readonly Control<Diario>[] = [exploringBoard, findingsBoard];

export const openings: Openings = { 'prompt.findings': openingFromModel(findingsModel) };

/** The cards of a Location, and what is carried home from it. */
export const moment = createMoment({ openings, glossOf: gloss, answers: EXPLORING_ANSWERS });

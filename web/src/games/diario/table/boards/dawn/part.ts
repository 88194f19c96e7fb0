import { type Diario, dawnProposals } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { createMoment } from '../create-moment.ts';
import type { Answers } from '../follow-up.ts';
import { type Openings, openingFromModel } from '../parts/opening.ts';
import { sureGloss } from '../parts/sure-gloss.ts';
import { wishesOf } from '../wishes.ts';
import { dawnBoard } from './dawn-board.tsx';
import { dawnModel } from './dawn-model.ts';

export const controls: readonly Control<Diario>[] = [dawnBoard];

export const openings: Openings = {
  'prompt.treat': openingFromModel(dawnModel),
  'prompt.toast': openingFromModel(dawnModel),
  'prompt.last-supper': openingFromModel(dawnModel),
};

const ANSWERS: Answers = {
  'prompt.toast': ({ view, ask }, draft) => {
    const { drinksAsProposed, drinksSeenOn } = wishesOf(draft);
    if (!drinksAsProposed.value || drinksSeenOn.value !== view.day) return null;
    const proposed = dawnProposals.proposedChoice(view, ask);
    // Nothing is drunk without being asked.
    return proposed.verb === 'done' ? [proposed] : null;
  },
};

/** From Dawn until the morning. */
export const moment = createMoment({ openings, glossOf: sureGloss, answers: ANSWERS });

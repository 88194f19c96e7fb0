import { combatProposals, paysToRollAgain } from '@vigilia/game-diario';
import { createMoment } from '../create-moment.ts';
import type { Answers } from '../follow-up.ts';
import { diceGloss } from '../parts/dice-gloss.ts';
import { wishesOf } from '../wishes.ts';
import { COMBAT_OPENINGS } from './openings.ts';

const ANSWERS: Answers = {
  'prompt.crime-wave': ({ view, ask }, draft) => {
    const { waveAsProposed, waveSeenOn } = wishesOf(draft);
    const isSettled = waveAsProposed.value && waveSeenOn.value === view.day;
    return isSettled ? [combatProposals.proposedChoice(view, ask)] : null;
  },
  'prompt.reroll': ({ view }, draft) => {
    if (!wishesOf(draft).rollsAgain.value) return null;
    return [{ verb: paysToRollAgain(view) ? 'reroll' : 'keep' }];
  },
};

/** A Night Raid, and a fight. */
export const moment = createMoment({ openings: COMBAT_OPENINGS, glossOf: diceGloss, answers: ANSWERS });

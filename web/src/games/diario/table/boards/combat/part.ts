import { combatProposals, type Diario, paysToRollAgain } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import { fightBoard } from '../fight/fight-board.tsx';
import type { Answers } from '../follow-up.ts';
import { momentBy } from '../moment-by.ts';
import { gloss } from '../parts/gloss.ts';
import { raidBoard } from '../raid/raid-board.tsx';
import { wishesOf } from '../wishes.ts';
import { COMBAT_OPENINGS } from './openings.ts';

export const controls: readonly Control<Diario>[] = [raidBoard, fightBoard];

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
export const moment = momentBy({ openings: COMBAT_OPENINGS, glossOf: gloss, answers: ANSWERS });

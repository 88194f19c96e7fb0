import { combatProposals, paysToRollAgain } from '@vigilia/game-diario';
import { diceGloss } from '../common/dice-gloss.ts';
import { type Answers, createMoment } from '../common/moment.ts';
import { type Openings, wholePlanBy } from '../common/opening.ts';
import { presetsOf } from '../common/presets.ts';

const ANSWERS: Answers = {
  'prompt.crime-wave': ({ view, ask }, draft) => {
    const { waveAsProposed, waveSeenOn } = presetsOf(draft);
    const isSettled = waveAsProposed.value && waveSeenOn.value === view.day;
    return isSettled ? [combatProposals.proposedChoice(view, ask)] : null;
  },
  'prompt.reroll': ({ view }, draft) => {
    if (!presetsOf(draft).rollsAgain.value) return null;
    return [{ verb: paysToRollAgain(view) ? 'reroll' : 'keep' }];
  },
};

const wholePlan = wholePlanBy(combatProposals);

export const COMBAT_OPENINGS: Openings = {
  'prompt.arm': wholePlan,
  'prompt.shield': wholePlan,
  'prompt.raid-damage': wholePlan,
  'prompt.wound': wholePlan,
  'prompt.hit': wholePlan,
  'prompt.kill': wholePlan,
  'prompt.sacrifice': wholePlan,
};

/** A Night Raid, and a fight. */
export const combatMoment = createMoment({ openings: COMBAT_OPENINGS, glossOf: diceGloss, answers: ANSWERS });

import { dayProposals, isTask } from '@vigilia/game-diario';
import type { Asked, Choice } from '../../asked.ts';
import {
  type Opening,
  type Openings,
  oneChoiceBy,
  openingIn,
  planIn,
  wholePlanBy,
} from '../common/opening.ts';
import { deliver, give } from './round.ts';

/** A task is given within the round; the others keep theirs as far as there is room. */
const round: Opening = {
  ...wholePlanBy(dayProposals),
  put: ({ view }, plan, choice) => (isTask(choice) ? give(view, plan, choice) : deliver(view, plan, true)),
};

/** By the key of the question. */
export const DAY_OPENINGS: Openings = {
  'prompt.assign': round,
  'prompt.idea': wholePlanBy(dayProposals),
  'prompt.mix': oneChoiceBy(dayProposals),
};

export function dayOpeningFor(asked: Asked): readonly Choice[] {
  return openingIn(DAY_OPENINGS, asked);
}

export function dayPlanWith(asked: Asked, plan: readonly Choice[], choice: Choice): readonly Choice[] | null {
  return planIn(DAY_OPENINGS, asked, plan, choice);
}

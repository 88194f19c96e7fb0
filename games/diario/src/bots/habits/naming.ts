import { proposalsBy } from '../../plans/proposals-by.ts';
import {
  loseLeast,
  nameForBetter,
  nameForEmpathy,
  nameForProwess,
  nameForWorse,
  nameLost,
  namePatient,
} from '../answers/naming.ts';
import { type Habits, planBy } from '../plan-by.ts';

/** Whom the planner names, and what it gives up, if a story or a card asks. */
export const NAMING_HABITS: Habits = {
  'prompt.nursing': namePatient,
  'prompt.name-for-better': nameForBetter,
  'prompt.name-for-worse': nameForWorse,
  'prompt.name-who-leaves': nameLost,
  'prompt.test-empathy': nameForEmpathy,
  'prompt.test-prowess-1': nameForProwess,
  'prompt.test-prowess-2': nameForProwess,
  'prompt.choose-loss': loseLeast,
};

export const namingProposals = proposalsBy(planBy(NAMING_HABITS));

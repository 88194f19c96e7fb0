import { proposalsBy } from '../../plans/proposals-by.ts';
import { duty } from '../answers/duties.ts';
import { goTo, pack } from '../answers/outing.ts';
import { type Habits, planBy, verb } from '../plan-by.ts';

const thinkAgain = verb('reconsider');
const nameGuard = verb('guard');

/** What the planner does in the evening until the group leaves. */
export const EVENING_HABITS: Habits = {
  'prompt.duty': duty,
  'prompt.unguarded': (...asked) => thinkAgain(...asked) ?? nameGuard(...asked),
  'prompt.location': goTo,
  'prompt.pack': pack,
};

export const eveningProposals = proposalsBy(planBy(EVENING_HABITS));

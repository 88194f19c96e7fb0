import { proposalsBy } from '../../plans/proposals-by.ts';
import { assign, mix, pickIdea } from '../answers/tasks.ts';
import { type Habits, planBy } from '../plan-by.ts';

/** What the planner does by day. */
export const DAY_HABITS: Habits = {
  'prompt.assign': assign,
  'prompt.mix': mix,
  'prompt.idea': pickIdea,
};

export const dayProposals = proposalsBy(planBy(DAY_HABITS));

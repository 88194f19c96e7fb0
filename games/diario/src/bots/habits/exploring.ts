import { proposalsBy } from '../../plans/proposals-by.ts';
import { carry } from '../answers/carrying.ts';
import { again, explore, hush, obstacle, search } from '../answers/exploring.ts';
import { type Habits, planBy } from '../plan-by.ts';

/** What the planner does in the city, and at a lock of the house, which is picked in the same way. */
export const EXPLORING_HABITS: Habits = {
  'prompt.lock': again,
  'prompt.explore': explore,
  'prompt.search': search,
  'prompt.obstacle': obstacle,
  'prompt.outdoor-lock': again,
  'prompt.hush': hush,
  'prompt.findings': carry,
};

export const exploringProposals = proposalsBy(planBy(EXPLORING_HABITS));

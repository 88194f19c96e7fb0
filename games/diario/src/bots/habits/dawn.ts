import { proposalsBy } from '../../plans/proposals-by.ts';
import { habit, lastSupper, narrate, toast, treat } from '../answers/dawn.ts';
import { type Habits, planBy, verb } from '../plan-by.ts';

/** What the planner does from Dawn until the morning. */
export const DAWN_HABITS: Habits = {
  'prompt.treat': treat,
  'prompt.toast': toast,
  'prompt.habit': habit,
  'prompt.narrative': narrate,
  'prompt.before-morning': verb('done'),
  'prompt.last-supper': lastSupper,
  'prompt.no-starter': verb('concede'),
};

export const dawnProposals = proposalsBy(planBy(DAWN_HABITS));

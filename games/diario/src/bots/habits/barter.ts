import { proposalsBy } from '../../plans/proposals-by.ts';
import { barter, commission } from '../answers/bartering.ts';
import { type Habits, planBy, verb } from '../plan-by.ts';

/** What the planner does when a visitor is at the door. */
export const BARTER_HABITS: Habits = {
  'prompt.at-the-door': verb('arrival'),
  'prompt.commission': commission,
  'prompt.barter': barter,
};

export const barterProposals = proposalsBy(planBy(BARTER_HABITS));

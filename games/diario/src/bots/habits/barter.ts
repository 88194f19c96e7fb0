import { proposalsBy } from '../../plans/proposals-by.ts';
import { barter, commission } from '../answers/bartering.ts';
import { type Habits, planBy } from '../plan-by.ts';
import { verb } from './verb.ts';

/** What the planner does when a visitor is at the door. */
export const BARTER_HABITS: Habits = {
  'prompt.at-the-door': verb('arrival'),
  'prompt.commission': commission,
  'prompt.barter': barter,
};

export const barterProposals = proposalsBy(planBy(BARTER_HABITS));

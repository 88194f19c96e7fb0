import { proposalsBy } from '../../plans/proposals-by.ts';
import { drink, eat } from '../answers/dusk.ts';
import { type Habits, planBy } from '../plan-by.ts';

/** What the planner does at Dusk. */
export const DUSK_HABITS: Habits = {
  'prompt.drink': drink,
  'prompt.eat': eat,
};

export const duskProposals = proposalsBy(planBy(DUSK_HABITS));

import { DAY_HABITS } from './bots/day-habits.ts';
import { planBy } from './bots/plan-by.ts';
import { proposalsBy } from './proposals-by.ts';

/** What the planner proposes for a round of the Day, for a page that has not fetched the whole planner yet. */
export const dayProposals = proposalsBy(planBy(DAY_HABITS));

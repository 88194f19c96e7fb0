import { plan } from './bots/planner.ts';
import { proposalsBy } from './plans/proposals-by.ts';

export const proposals = proposalsBy(plan);
export const { proposedChoice, proposalAfter, withChoice } = proposals;

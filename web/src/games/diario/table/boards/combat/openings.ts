import { combatProposals } from '@vigilia/game-diario';
import { type Openings, wholePlanBy } from '../parts/opening.ts';

const wholePlan = wholePlanBy(combatProposals);

export const COMBAT_OPENINGS: Openings = {
  'prompt.arm': wholePlan,
  'prompt.shield': wholePlan,
  'prompt.raid-damage': wholePlan,
  'prompt.wound': wholePlan,
  'prompt.hit': wholePlan,
  'prompt.kill': wholePlan,
  'prompt.sacrifice': wholePlan,
};

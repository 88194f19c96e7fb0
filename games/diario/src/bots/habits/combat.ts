import { proposalsBy } from '../../plans/proposals-by.ts';
import { stance, story, strike } from '../answers/fighting.ts';
import { loseLeast, nameLost, nameWounded } from '../answers/naming.ts';
import { arm, reroll, shield, shoot, wave } from '../answers/raiding.ts';
import { type Habits, planBy } from '../plan-by.ts';

/** What the planner does in a Night Raid and in a fight. */
export const COMBAT_HABITS: Habits = {
  'prompt.arm': arm,
  'prompt.shots': shoot,
  'prompt.reroll': reroll,
  'prompt.shield': shield,
  'prompt.raid-damage': loseLeast,
  'prompt.wound': nameWounded,
  'prompt.crime-wave': wave,
  'prompt.stance': stance,
  'prompt.hit': strike,
  'prompt.kill': strike,
  'prompt.sacrifice': nameLost,
  'prompt.story-face': story,
  'prompt.enemy-story-face': story,
};

export const combatProposals = proposalsBy(planBy(COMBAT_HABITS));

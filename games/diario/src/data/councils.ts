import type { KeyIn } from '../texts/message.ts';

/**
 * What matters enough to be talked over (LEAD-1): a story, an Objective, where to go, duties, a fight, who comes to the
 * door and what is bartered, who goes without. On anything else a voice can be given too, but none is asked for.
 */
export const COUNCIL_PROMPTS = [
  'prompt.options',
  'prompt.narrative',
  'prompt.before-morning',
  'prompt.no-starter',
  'prompt.at-the-door',
  'prompt.commission',
  'prompt.barter',
  'prompt.location',
  'prompt.duty',
  'prompt.unguarded',
  'prompt.drink',
  'prompt.eat',
  'prompt.stance',
  'prompt.sacrifice',
  'prompt.name-who-leaves',
] as const satisfies readonly KeyIn<'prompt'>[];

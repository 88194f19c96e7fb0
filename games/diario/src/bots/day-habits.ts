import type { Habits } from './plan-by.ts';
import { assign, mix, pickIdea } from './tasks.ts';

/** What the planner does by day. A page has these first, and the others before Dusk. */
export const DAY_HABITS: Habits = {
  'prompt.assign': assign,
  'prompt.mix': mix,
  'prompt.idea': pickIdea,
};

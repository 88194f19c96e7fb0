import type { Eleven } from '@vigilia/game-011';
import type { GameGoal } from '../../../draft/game-goal.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { checklistOf } from './checklist.ts';
import { linesOf } from './lines.ts';
import { itemsOf } from './progress.ts';

/** What wins a game of 011. Its picture is fetched when it is shown. */
export const goal: GameGoal<Eleven> = {
  Picture: lazy(async () => (await import('./goal-picture.tsx')).GoalPicture, null),
  linesOf,
  itemsOf,
  checklistOf,
};

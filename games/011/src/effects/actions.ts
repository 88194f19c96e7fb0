import type { Action } from '../data/gears.ts';
import type { Effect } from '../data/effect.ts';

/** How much an action does with Clues spent on it: each adds one card, tile or page (ACT-5). */
export function boosted(clues: number): number {
  return 1 + clues;
}

/** What an action does with Clues spent on it. */
export function actionEffect(action: Action, clues: number): Effect {
  switch (action) {
    case 'investigate':
      return { kind: 'investigate', cards: boosted(clues) };
    case 'research':
      return { kind: 'draw', tiles: boosted(clues) };
    case 'compose':
      return { kind: 'music', amount: boosted(clues) };
    case 'move-clue':
      return { kind: 'move-clue' };
  }
}

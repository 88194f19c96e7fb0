import type { Action } from '../data/gears.ts';
import type { Effect } from './effect.ts';

/** What an action does, with the Clues spent on it: each adds one card, tile or page (ACT-5). */
export function actionEffect(action: Action, boost: number): Effect {
  switch (action) {
    case 'investigate':
      return { kind: 'investigate', cards: 1 + boost };
    case 'research':
      return { kind: 'draw', tiles: 1 + boost };
    case 'compose':
      return { kind: 'music', amount: 1 + boost };
    case 'move-clue':
      return { kind: 'move-clue' };
  }
}

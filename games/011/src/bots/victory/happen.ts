import type { Effect } from '../../effects/effect.ts';
import type { Frame } from '../../frames.ts';
import { MOST_TIME } from '../../rules/treasury.ts';
import type { Attempt } from './attempt.ts';
import { clueMoves, emptyPlaces, type Position } from './position.ts';
import { STOPS } from './spots.ts';
import { put } from './todo.ts';

/** An effect takes place at once, asks first, or is skipped where it cannot happen (EVT-4, ACT-8). */
export function happen(attempt: Attempt, position: Position, effect: Effect): Position {
  const { todo, time, stack } = position;
  const ask = (frame: Frame): Position =>
    canHappen(attempt, position, effect) ? { ...position, todo: put(frame, todo) } : position;
  switch (effect.kind) {
    case 'time':
      return { ...position, time: Math.min(MOST_TIME, time + effect.amount) };
    case 'music':
      return { ...position, pages: position.pages + effect.amount };
    case 'clue':
      return { ...position, clues: position.clues + effect.amount };
    case 'twice':
      return { ...position, uses: 2 };
    case 'draw': {
      const drawn = Math.min(stack, effect.tiles);
      return { ...position, stack: stack - drawn, hand: position.hand + drawn };
    }
    case 'investigate':
      return ask({ step: effect.kind, cards: effect.cards });
    case 'walk':
      return ask({ step: 'free-walk', steps: effect.steps });
    case 'ride':
      return ask({ step: effect.kind, lines: effect.lines });
    case 'copy':
      return ask({ step: effect.kind, cost: effect.cost });
    case 'act':
    case 'block':
    case 'clue-on-place':
    case 'send':
    case 'move-clue':
    case 'regain':
    case 'swap':
      return ask({ step: effect.kind });
  }
}

export function canHappen(attempt: Attempt, position: Position, effect: Effect): boolean {
  switch (effect.kind) {
    case 'time':
    case 'music':
    case 'clue':
    case 'twice':
    case 'draw':
    case 'walk':
    case 'act':
    case 'swap':
      return true;
    case 'investigate':
      return position.unseen.some((cards) => cards > 0);
    case 'ride':
      return attempt.machine !== null && effect.lines.some((line) => STOPS[line].includes(position.at));
    case 'copy':
      return position.time > effect.cost;
    case 'block':
      return attempt.means.blockable.length > 0;
    case 'clue-on-place':
    case 'send':
      return emptyPlaces(position).length > 0;
    case 'move-clue':
      return clueMoves(attempt, position).length > 0;
    case 'regain':
      return position.spent > 0;
  }
}

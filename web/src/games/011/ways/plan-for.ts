import type { Eleven, Square } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';
import type { Noun } from '../../../draft/game-ui.ts';
import { type Journey, journeysOf } from './journeys.ts';
import { journeysByTurn } from './turns.ts';

type Choice = Eleven['choice'];

const SQUARE = 'square:';

/** The whole way to the square pointed at; where the gears are still to turn, with the turn that leads there. */
export function planFor(view: Eleven['view'], ask: Ask<Choice>, noun: Noun): readonly Choice[] | null {
  if (!noun.startsWith(SQUARE)) return null;
  const square: Square = noun.slice(SQUARE.length);
  return goalsOf(view, ask).get(square)?.choices ?? null;
}

/** Every square that can be reached by answering this question; before the gears turn, by the turn that leads there. */
export function goalsOf(view: Eleven['view'], ask: Ask<Choice>): ReadonlyMap<Square, Journey> {
  return ask.prompt.key === 'prompt.gears' ? journeysByTurn(view, ask) : journeysOf(view, ask);
}

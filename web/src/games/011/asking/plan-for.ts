import type { Eleven, Square } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';
import type { Noun } from '../../../draft/game-ui.ts';
import { journeysOf } from './journeys.ts';
import { turnsReaching } from './turns.ts';

type Choice = Eleven['choice'];

const SQUARE = 'square:';

/** The whole way to the square pointed at; where the gears are still to turn, with the turn that leads there. */
export function planFor(view: Eleven['view'], ask: Ask<Choice>, noun: Noun): readonly Choice[] | null {
  if (!noun.startsWith(SQUARE)) return null;
  const square: Square = noun.slice(SQUARE.length);
  if (ask.prompt.key !== 'prompt.gears') return journeysOf(view, ask).get(square)?.choices ?? null;
  const [cheapest] = turnsReaching(view, ask, square);
  return cheapest?.choices ?? null;
}

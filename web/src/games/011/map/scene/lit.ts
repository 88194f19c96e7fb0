import {
  type Character,
  type Eleven,
  type Line,
  PLACE_SQUARES,
  type Place,
  type Square,
  STATIONS,
} from '@vigilia/game-011';
import type { Noun } from '../../../../draft/game-ui.ts';

/** The squares on which something lies that is pointed at. */
export function litSquares(view: Eleven['view'], lit: ReadonlySet<Noun>): ReadonlySet<Square> {
  return new Set([...lit].flatMap((noun) => squaresOf(view, noun)));
}

function squaresOf(view: Eleven['view'], noun: Noun): readonly Square[] {
  const [kind = '', name = ''] = noun.split(':');
  if (kind === 'square') return [name];
  if (kind === 'character') return [view.characters[name as Character]];
  if (kind === 'place') return [PLACE_SQUARES[name as Place]];
  // The steam carriage stops everywhere and has no Station.
  if (kind === 'machine') return STATIONS[name as Line] ?? [];
  return [];
}

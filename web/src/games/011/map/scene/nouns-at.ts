import {
  CHARACTERS,
  type Character,
  type Line,
  PLACE_SQUARES,
  PLACES,
  type Place,
  type Square,
  STATIONS,
} from '@vigilia/game-011';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { View } from '../../eleven.ts';

/** Everything that lies on a square, and the square itself. */
export function nounsAt(view: View | null, square: Square): Noun[] {
  const who = view === null ? [] : charactersAt(view, square);
  const place = PLACES.find((each) => PLACE_SQUARES[each] === square);
  return [
    ...who.map((character): Noun => `character:${character}`),
    ...(place === undefined ? [] : ([`place:${place}`] as const)),
    `square:${square}`,
  ];
}

export function charactersAt(view: View, square: Square): Character[] {
  return CHARACTERS.filter((character) => view.characters[character] === square);
}

/** The squares on which something lies that is pointed at. */
export function litSquares(view: View, lit: ReadonlySet<Noun>): ReadonlySet<Square> {
  return new Set([...lit].flatMap((noun) => squaresOf(view, noun)));
}

function squaresOf(view: View, noun: Noun): readonly Square[] {
  const [kind = '', name = ''] = noun.split(':');
  if (kind === 'square') return [name];
  if (kind === 'character') return [view.characters[name as Character]];
  if (kind === 'place') return [PLACE_SQUARES[name as Place]];
  // The steam carriage stops everywhere and has no Station.
  if (kind === 'machine') return STATIONS[name as Line] ?? [];
  return [];
}

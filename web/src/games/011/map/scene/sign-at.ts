import { type Line, PLACE_SQUARES, PLACES, type Square, STATIONS, type View } from '@vigilia/game-011';
import { charactersAt } from './pressing.ts';

/** The sign that explains a square best: what stands there, or what it is. */
export function signAt(view: View | null, square: Square): string | undefined {
  const [character] = view === null ? [] : charactersAt(view, square);
  if (character !== undefined) return character;
  if (view?.organ === square) return 'organ';
  if (view?.clues.includes(square)) return 'clue';
  const lines = Object.keys(STATIONS) as Line[];
  return (
    PLACES.find((place) => PLACE_SQUARES[place] === square) ??
    lines.find((line) => STATIONS[line].includes(square))
  );
}

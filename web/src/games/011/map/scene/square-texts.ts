import {
  CHARACTERS,
  type Line,
  PLACE_SQUARES,
  PLACES,
  RUNE_SQUARES,
  type Square,
  STATIONS,
} from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import type { View } from '../../eleven.ts';
import { charactersAt } from './nouns-at.ts';
import type { Offer } from './offers.ts';

/** What a square is, whatever lies there. */
export function kindOfSquare(square: Square): Text {
  const place = PLACES.find((each) => PLACE_SQUARES[each] === square);
  if (place !== undefined) return text('map.place', { place });
  const line = (Object.keys(STATIONS) as Line[]).find((each) => STATIONS[each].includes(square));
  if (line !== undefined) return text('map.station', { line });
  const character = CHARACTERS.find((each) => RUNE_SQUARES[each] === square);
  return character === undefined ? text('map.block') : text('map.rune', { character });
}

/** What lies on a square. */
export function lyingOn(view: View, square: Square): Text[] {
  const said = charactersAt(view, square).flatMap((character) => {
    const seat = view.used[character];
    const isActing = view.turn?.character === character;
    return [
      text('map.stands', { character }),
      ...(isActing ? [text('map.acting')] : seat === undefined ? [] : [text('map.used', { seat })]),
      ...(view.blocked.includes(character) ? [text('map.blocked')] : []),
    ];
  });
  if (view.clues.includes(square)) said.push(text('map.clue'));
  if (view.organ === square) said.push(text('map.organ'));
  return said;
}

/** What it can be chosen for, and at what cost. */
export function offeredFor({ how, time, line }: Offer): Text {
  switch (how) {
    case 'walk':
      return text('map.on-foot', { time: time ?? 0 });
    case 'carriage':
      return text('map.by-carriage', { machine: how, time: time ?? 0 });
    case 'ride':
      return text('map.by-machine', { line: line ?? '', time: time ?? 0 });
    case 'clue':
    case 'organ':
    case 'character':
    case 'place':
      return text('map.offered');
  }
}

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

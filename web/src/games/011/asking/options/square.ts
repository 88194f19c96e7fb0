import { type Line, PLACE_SQUARES, PLACES, type Square, STATIONS } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { Choice } from '../../eleven.ts';
import type { Note, Option } from './option.tsx';

const LINES = Object.keys(STATIONS) as Line[];

/** An option that is a square: its name says enough under the heading it stands under. */
export function squareOption(square: Square, choices: readonly Choice[]): Option {
  return { choices, label: text('asking.square', { square }), notes: sightsAt(square) };
}

/** What makes a square one to remember. */
function sightsAt(square: Square): Note[] {
  const place = PLACES.find((each) => PLACE_SQUARES[each] === square);
  if (place !== undefined) return [{ icon: place, text: message(`place.${place}`) }];
  const line = LINES.find((each) => STATIONS[each].includes(square));
  return line === undefined ? [] : [{ icon: line, text: message(`machine.${line}`) }];
}

import { CHARACTERS, type Character, RUNE_SQUARES } from '@vigilia/game-011';
import { centreOf } from '../measure.ts';
import * as plate from './plate.module.css';

/** The first eight runes of the old row, cut as strokes in a box of 20 by 36. */
const RUNES: Readonly<Record<Character, string>> = {
  vikstrom: 'M4 36V0M4 14L17 3M4 24L19 11',
  snowy: 'M3 36V2L17 14V36',
  lilja: 'M5 36V0M5 9L17 18L5 27',
  pahlsson: 'M5 36V0L17 9M5 11L17 20',
  koleberg: 'M4 36V1L15 9L4 18L16 36',
  lewis: 'M15 4L4 18L15 32',
  johnsson: 'M2 4L18 32M18 4L2 32',
  vidal: 'M5 36V0L16 9L5 18',
};

/** The squares where the Characters began, each with its rune and its number (SET-5). */
export function Runes() {
  return (
    <g>
      {CHARACTERS.map((character, index) => {
        const { x, y } = centreOf(RUNE_SQUARES[character]);
        return (
          <g key={character} transform={`translate(${x} ${y})`}>
            <path class={plate.plateRune} d={RUNES[character]} transform="translate(-25 -18)" />
            <text class={plate.plateNumber} x="14" y="12">
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import { isBlock, ROWS, SQUARES } from '@vigilia/game-011';
import { CELL, leftOf, RIVER, SIDE, topOf } from '../measure.ts';

/** The great streets, by the column they run west of and the row they run north of. */
const STREETS = { column: 5, row: 5 };
const STREET = (CELL - SIDE) / 2;
const known = new Set(SQUARES.filter(isBlock));

function colonnades(): string {
  let rows = '';
  for (const column of [STREETS.column - 1, STREETS.column]) {
    const x = leftOf(STREETS.column) + (column < STREETS.column ? -1 : 1) * (STREET - 3.5);
    for (let row = 0; row < ROWS.length; row++) {
      if (known.has(`r${row}c${column}`)) rows += `M${x} ${topOf(row) + STREET + 2}v${SIDE - 4}`;
    }
  }
  for (const row of [STREETS.row - 1, STREETS.row]) {
    const y = topOf(STREETS.row) + (row < STREETS.row ? -1 : 1) * (STREET - 3.5);
    for (let column = 0; column < RIVER; column++) {
      if (known.has(`r${row}c${column}`)) rows += `M${leftOf(column) + STREET + 2} ${y}h${SIDE - 4}`;
    }
  }
  return rows;
}

const COLONNADES = colonnades();

/** Arcades line both sides of the great streets: every dot is a pillar. */
export function Arcades() {
  return <path class="plate-fine plate-arcade" d={COLONNADES} />;
}

import { ROWS } from '@vigilia/game-011';
import { rectangle } from '../../emblems/burin.ts';
import { CELL, COLUMNS, HEIGHT, leftOf, MARGIN, RIVER, topOf, WIDTH } from '../measure.ts';

const EDGE = 5;
const ROW_NUMBERS = ROWS.map((_, row) => row);
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column).filter(
  (column) => column !== RIVER,
);

const [INSIDE, OUTSIDE] = [MARGIN - 3, EDGE];

function ladder(): string {
  const steps: string[] = [];
  for (const column of COLUMN_NUMBERS.filter((each) => each % 2 === 0)) {
    const [left, right] = [leftOf(column), leftOf(column) + CELL];
    steps.push(rectangle({ left, right, top: OUTSIDE, bottom: INSIDE }));
    steps.push(rectangle({ left, right, top: HEIGHT - INSIDE, bottom: HEIGHT - OUTSIDE }));
  }
  for (const row of ROW_NUMBERS.filter((each) => each % 2 === 0)) {
    const [top, bottom] = [topOf(row), topOf(row) + CELL];
    steps.push(rectangle({ left: OUTSIDE, right: INSIDE, top, bottom }));
    steps.push(rectangle({ left: WIDTH - INSIDE, right: WIDTH - OUTSIDE, top, bottom }));
  }
  return steps.join('');
}

const inset = (by: number) => rectangle({ left: by, top: by, right: WIDTH - by, bottom: HEIGHT - by });

const LADDER = ladder();
const BAND = inset(OUTSIDE) + inset(INSIDE);
const BORDER = inset(OUTSIDE);
const RULE = inset(INSIDE) + inset(INSIDE + 4);

/** Rows and columns along the four edges: `r4c5` is found like a word in a table. */
export function Frame() {
  const middle = MARGIN / 2 + 1;
  return (
    <g class="plate-frame">
      <path class="plate-band" d={BAND} />
      <path class="plate-ladder" d={LADDER} />
      <path class="plate-border" d={BORDER} />
      <path class="plate-line" d={RULE} />
      {COLUMN_NUMBERS.map((column) => (
        <g key={column} transform={`translate(${leftOf(column) + CELL / 2} 0)`}>
          <text class="plate-coordinate" y={middle}>{`c${column}`}</text>
          <text class="plate-coordinate" y={HEIGHT - middle}>{`c${column}`}</text>
        </g>
      ))}
      {ROW_NUMBERS.map((row) => (
        <g key={row} transform={`translate(0 ${topOf(row) + CELL / 2})`}>
          <text class="plate-coordinate" x={middle}>{`r${row}`}</text>
          <text class="plate-coordinate" x={WIDTH - middle}>{`r${row}`}</text>
        </g>
      ))}
    </g>
  );
}

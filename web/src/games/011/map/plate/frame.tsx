import { ROWS } from '@vigilia/game-011';
import { t } from '../../../../i18n/translate.ts';
import { around, polygon, rectangle, ring, stroke } from '../../emblems/burin.ts';
import { CELL, COLUMNS, HEIGHT, leftOf, MARGIN, RIVER, topOf, WIDTH } from '../measure.ts';
import * as plate from './plate.module.css';

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
    <g>
      <path class={plate.plateBand} d={BAND} />
      <path class={plate.plateLadder} d={LADDER} />
      <path class={plate.plateBorder} d={BORDER} />
      <path class={plate.plateLine} d={RULE} />
      {COLUMN_NUMBERS.map((column) => (
        <g key={column} transform={`translate(${leftOf(column) + CELL / 2} 0)`}>
          <text class={plate.plateCoordinate} y={middle}>{`c${column}`}</text>
          <text class={plate.plateCoordinate} y={HEIGHT - middle}>{`c${column}`}</text>
        </g>
      ))}
      {ROW_NUMBERS.map((row) => (
        <g key={row} transform={`translate(0 ${topOf(row) + CELL / 2})`}>
          <text class={plate.plateCoordinate} x={middle}>{`r${row}`}</text>
          <text class={plate.plateCoordinate} x={WIDTH - middle}>{`r${row}`}</text>
        </g>
      ))}
    </g>
  );
}

const ROSE = { x: 132, y: 262 };

function points(turn: number, long: number, side: 'light' | 'dark'): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const angle = (index * Math.PI) / 2 + turn;
      const beside = angle + (side === 'dark' ? Math.PI / 4 : -Math.PI / 4);
      return polygon([ROSE, around(ROSE, long, angle), around(ROSE, long * 0.26, beside)]);
    })
    .join('');
}

const TICKS = Array.from({ length: 72 }, (_, index) => {
  const angle = (index * Math.PI) / 36;
  return stroke(around(ROSE, index % 9 === 0 ? 49 : 53, angle), around(ROSE, 57, angle));
}).join('');

const SCROLLS =
  'M62 124H122M186 124H126M124 120L128 124L124 128L120 124Z' +
  'M62 124c-8 0 -10 -8 -4 -10c5 -1 7 5 3 6M186 124c8 0 10 -8 4 -10c-5 -1 -7 5 -3 6';

/** The name of the city, and the compass of the Position slots: north is row 0. */
export function Cartouche() {
  return (
    <g>
      <text class={plate.plateTitle} x="186" y="102" textLength="250" lengthAdjust="spacing">
        {t('map.city')}
      </text>
      <path class={plate.plateLine} d={SCROLLS} transform="translate(62 6)" />
      <path class={plate.plateLine} d={ring(ROSE, 57) + ring(ROSE, 53) + TICKS} />
      <path class={plate.plateLight} d={points(Math.PI / 4, 38, 'light')} />
      <path class={plate.plateDark} d={points(Math.PI / 4, 38, 'dark')} />
      <path class={plate.plateLight} d={points(0, 56, 'light')} />
      <path class={plate.plateDark} d={points(0, 56, 'dark')} />
      <path class={plate.plateLight} d={ring(ROSE, 5)} />
      <path class={plate.plateDark} d={`M${ROSE.x} 188l7 14l-7 -4l-7 4Z`} />
    </g>
  );
}

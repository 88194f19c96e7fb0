import { coordinates, ROWS, SQUARES } from '@vigilia/game-011';
import { type Box, type Point, polygon, rectangle, ring, round, wobble } from '../../emblems/burin.ts';
import { CELL, COLUMNS, leftOf, RIVER, topOf } from '../measure.ts';
import * as plate from './plate.module.css';

/** Hills as the old surveyors drew them: a back against the sky, and its far side in the shade. */
function hill(
  { x, y }: Point,
  wide: number,
  high: number,
): { readonly back: string; readonly shade: string } {
  const back = `M${x - wide} ${y}c${round(wide * 0.5)} ${round(-high * 0.5)} ${round(wide * 0.6)} ${-high} ${wide} ${-high}s${round(
    wide * 0.5,
  )} ${round(high * 0.5)} ${wide} ${high}`;
  let shade = '';
  for (let index = 0; index < 10; index++) {
    const share = 0.06 + index / 12;
    // The same curve as the eastern half of the back.
    const [near, far] = [3 * share * (1 - share) ** 2, 3 * share ** 2 * (1 - share)];
    const at = {
      x: x + wide * (near * 0.4 + far * 0.5 + share ** 3),
      y: y - high * (1 - far * 0.5 - share ** 3),
    };
    const long = (y - at.y) * (0.5 + wobble(index, x) * 0.3);
    shade += `M${round(at.x)} ${round(at.y)}q${round(-long * 0.05)} ${round(long * 0.5)} ${round(long * 0.12)} ${round(long)}`;
  }
  return { back, shade };
}

const HILLS = [
  hill({ x: 1070, y: 786 }, 38, 30),
  hill({ x: 1098, y: 806 }, 24, 24),
  hill({ x: 1064, y: 826 }, 26, 26),
  hill({ x: 1092, y: 850 }, 34, 30),
  hill({ x: 1054, y: 870 }, 30, 28),
  hill({ x: 1088, y: 898 }, 36, 32),
  hill({ x: 1046, y: 920 }, 30, 26),
  hill({ x: 1098, y: 930 }, 28, 24),
  hill({ x: 1056, y: 230 }, 22, 15),
  hill({ x: 1092, y: 230 }, 28, 24),
];

/** A field, and how far apart its furrows lie. */
const FIELDS: readonly (readonly [Box, number])[] = [
  [{ left: 48, top: 752, right: 84, bottom: 818 }, 5],
  [{ left: 90, top: 752, right: 124, bottom: 782 }, 8],
  [{ left: 90, top: 788, right: 124, bottom: 818 }, 4],
  [{ left: 48, top: 828, right: 124, bottom: 862 }, 7],
  [{ left: 132, top: 852, right: 176, bottom: 884 }, 4],
  [{ left: 182, top: 852, right: 226, bottom: 884 }, 8],
  [{ left: 948, top: 50, right: 1000, bottom: 84 }, 5],
  [{ left: 1006, top: 50, right: 1042, bottom: 68 }, 8],
  [{ left: 948, top: 90, right: 982, bottom: 134 }, 8],
  [{ left: 948, top: 142, right: 966, bottom: 190 }, 4],
];

function furrows([{ left, top, right, bottom }, apart]: (typeof FIELDS)[number]): string {
  let lines = '';
  for (let y = top + apart / 2; y < bottom; y += apart) lines += `M${left + 2} ${round(y)}H${right - 2}`;
  return lines;
}

/** An avenue of trees where the city ends and no river runs. */
function avenue(): string {
  const known = new Set(SQUARES);
  let trees = '';
  for (const square of SQUARES) {
    const { row, column } = coordinates(square);
    const [left, top] = [leftOf(column), topOf(row)];
    const isOpen = (y: number, x: number) =>
      x !== RIVER && x >= 0 && x < COLUMNS && y >= 0 && y < ROWS.length && !known.has(`r${y}c${x}`);
    for (let along = 9; along < CELL; along += 13) {
      if (isOpen(row, column - 1)) trees += ring({ x: left, y: top + along }, 4);
      if (isOpen(row, column + 1)) trees += ring({ x: left + CELL, y: top + along }, 4);
      if (isOpen(row - 1, column)) trees += ring({ x: left + along, y: top }, 4);
      if (isOpen(row + 1, column)) trees += ring({ x: left + along, y: top + CELL }, 4);
    }
  }
  return trees;
}

const PARCELS = FIELDS.map(([box]) => rectangle(box)).join('');
const FURROWS = FIELDS.map(furrows).join('');
const AVENUE = avenue();
/** The church on the hill of the Capuchins. */
const CHURCH = polygon([
  { x: 1062, y: 756 },
  { x: 1062, y: 744 },
  { x: 1067, y: 744 },
  { x: 1072, y: 732 },
  { x: 1077, y: 744 },
  { x: 1082, y: 744 },
  { x: 1082, y: 756 },
]);

/** What lies around the city: avenues, fields and hills. */
export function Country() {
  return (
    <g class={plate.plateFine}>
      <path class={plate.plateFieldGround} d={PARCELS} />
      <path class={plate.plateLine} d={FURROWS} />
      {HILLS.map(({ back, shade }) => (
        <g key={back}>
          <path class={plate.plateHill} d={back} />
          <path class={plate.plateLine} d={shade} />
        </g>
      ))}
      <path class={plate.plateLight} d={CHURCH} />
      <path class={plate.plateTree} d={AVENUE} />
    </g>
  );
}

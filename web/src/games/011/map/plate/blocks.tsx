import { isBlock, ROWS, SQUARES } from '@vigilia/game-011';
import { type Box, rectangle, ring, round, wobble } from '../../emblems/burin.ts';
import { CELL, leftOf, RIVER, SIDE, topOf } from '../measure.ts';
import { planOf } from './plan.ts';
import * as plate from './plate.module.css';

/** A house from above. Its ridge runs along the street. */
export interface House {
  readonly box: Box;
  readonly ridge: 'across' | 'down';
}

/** How far apart the tiles of a slope are cut: in the light of the north-west, and away from it. */
const LIT = 6.5;
const SHADED = 2.7;

function rows(from: number, to: number, spacing: number, line: (at: number) => string): string {
  let lines = '';
  for (let at = from + spacing / 2; at < to; at += spacing) {
    lines += line(round(at + (wobble(Math.round(at * 10), Math.round(from)) - 0.5) * spacing * 0.3));
  }
  return lines;
}

/** The tiles on both slopes of a roof. */
function tiles({ box, ridge }: House): string {
  const { left, top, right, bottom } = box;
  if (ridge === 'across') {
    const half = round((bottom - top) / 2);
    const middle = round(top + half);
    return (
      rows(left, right, LIT, (x) => `M${x} ${round(top)}v${half}`) +
      rows(left, right, SHADED, (x) => `M${x} ${middle}v${half}`)
    );
  }
  const half = round((right - left) / 2);
  const middle = round(left + half);
  return (
    rows(top, bottom, LIT, (y) => `M${round(left)} ${y}h${half}`) +
    rows(top, bottom, SHADED, (y) => `M${middle} ${y}h${half}`)
  );
}

/** The walls, and the ridge between the slopes. */
function walls({ box, ridge }: House): string {
  const { left, top, right, bottom } = box;
  const line =
    ridge === 'across'
      ? `M${round(left)} ${round((top + bottom) / 2)}H${round(right)}`
      : `M${round((left + right) / 2)} ${round(top)}V${round(bottom)}`;
  return rectangle(box) + line;
}

/** What a house darkens: the street to its south and east. */
function shadow({ box: { left, top, right, bottom } }: House): string {
  return `M${round(left)} ${round(bottom)}H${round(right)}V${round(top)}`;
}

const PLANS = SQUARES.filter(isBlock).map(planOf);
const HOUSES = PLANS.flatMap(({ houses }) => houses);

const GROUNDS = PLANS.map(({ ground }) => rectangle(ground)).join('');
const ROOFS = HOUSES.map(({ box }) => rectangle(box)).join('');
const TILES = HOUSES.map(tiles).join('');
const WALLS = HOUSES.map(walls).join('');
const SHADOWS = HOUSES.map(shadow).join('');
const TREES = PLANS.flatMap(({ trees }) => trees)
  .map((tree) => ring(tree, 4.6))
  .join('');

/** Every Block of the city, no two alike. */
export function Blocks() {
  return (
    <g>
      <path class={plate.plateCourt} d={GROUNDS} />
      <g class={plate.plateFine}>
        <path class={plate.plateRoof} d={ROOFS} />
        <path class={plate.plateTiles} d={TILES} />
        <path class={plate.plateWall} d={WALLS} />
        <path class={plate.plateShadow} d={SHADOWS} />
        <path class={plate.plateTree} d={TREES} />
      </g>
      <path class={plate.plateOutline} d={GROUNDS} />
    </g>
  );
}

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
  return <path class={`${plate.plateFine} ${plate.plateArcade}`} d={COLONNADES} />;
}

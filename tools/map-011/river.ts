import { LINKS, ROWS } from '../../games/011/src/data/map.ts';
import { CELL, COLUMNS, centreOf, INK, LEFT, MAP_BOTTOM, PALE, round, SIDE, TOP } from './plate.ts';

const WATER = '#3f5d63';
const REACH = 26;
const BENDS = 24;
/** How far the river runs past the map. */
const BEYOND = 12;

/** The column without squares, where the Po runs. */
function riverColumn(): number {
  for (let column = 1; column < COLUMNS; column++) {
    if (ROWS.every((row) => (row[column] ?? ' ') === ' ')) return column;
  }
  throw new Error('the map has no column for the river');
}

/** The Po from the north edge to the south, in wavy lines, denser towards the banks. */
export function drawRiver(): string[] {
  const middle = LEFT + riverColumn() * CELL + CELL / 2;
  const lines = [-REACH, -REACH + 3, -REACH + 8, -8, 0, 8, REACH - 8, REACH - 3, REACH].map((offset) => {
    const isBank = Math.abs(offset) === REACH;
    const wave = wavy(middle + offset, isBank ? 5 : 3.5);
    return `<path d="${wave}" fill="none" stroke="${WATER}" stroke-width="${isBank ? 1.6 : 0.7}"/>`;
  });
  const label = `<g transform="translate(${middle} ${TOP + CELL / 2})" text-anchor="middle" fill="${WATER}">`;
  const name = '<text y="8" font-style="italic" font-size="15">Po</text></g>';
  return [
    ...lines,
    label,
    `<rect x="-14" y="-7" width="28" height="19" fill="${PALE}" opacity=".85"/>`,
    name,
  ];
}

function wavy(x: number, depth: number): string {
  const step = (MAP_BOTTOM - TOP + 2 * BEYOND) / BENDS;
  let path = `M${round(x)} ${TOP - BEYOND}`;
  for (let bend = 0; bend < BENDS; bend++)
    path += `q${bend % 2 === 0 ? depth : -depth} ${step / 2} 0 ${step}`;
  return path;
}

/** A bridge is a link, no square: two parapets with piers between the banks (MOVE-3). */
export function drawBridges(): string[] {
  return LINKS.map(([from, to]) => {
    const [one, other] = [centreOf(from), centreOf(to)];
    const [left, right] = [one.x + SIDE / 2, other.x - SIDE / 2];
    const { y } = one;
    const piers: string[] = [];
    for (let x = left + 10; x < right; x += 14) piers.push(`M${round(x)} ${y - 11}v22`);
    return [
      `<g><title>${from} - ${to}</title>`,
      `<rect x="${left}" y="${y - 11}" width="${right - left}" height="22" fill="${PALE}"/>`,
      `<path d="M${left} ${y - 11}H${right}M${left} ${y + 11}H${right}" stroke="${INK}" stroke-width="2"/>`,
      `<path d="${piers.join('')}" stroke="${INK}" stroke-width=".7"/></g>`,
    ].join('');
  });
}

/** Rows and columns along the four edges: they locate `r4c5`. */
export function drawCoordinates(): string[] {
  const labels: string[] = [];
  const label = (x: number, y: number, text: string) =>
    labels.push(
      `<text x="${x}" y="${y}" text-anchor="middle" font-size="13" font-style="italic">${text}</text>`,
    );
  for (let column = 0; column < COLUMNS; column++) {
    const x = LEFT + column * CELL + CELL / 2;
    label(x, TOP - 22, `c${column}`);
    label(x, MAP_BOTTOM + 30, `c${column}`);
  }
  for (let row = 0; row < ROWS.length; row++) {
    const { y } = centreOf(`r${row}c0`);
    label(LEFT - 28, y + 5, `r${row}`);
    label(LEFT + COLUMNS * CELL + 28, y + 5, `r${row}`);
  }
  return labels;
}

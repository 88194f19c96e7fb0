import type { Corner } from './outlines.ts';

/**
 * How engravers have written colours since the seventeenth century: lines by their angle, and dots. A pattern of SVG
 * would need an id that is unique on the whole page, so the lines are cut at the outline here.
 */
export interface Hatching {
  /** Degrees from the horizontal, one for each set of lines. */
  readonly lines: readonly number[];
  readonly dots: boolean;
}

const SPACING = 5.5;
const REACH = 50;

export function hatchingPath(outline: readonly Corner[], { lines, dots }: Hatching): string {
  const strokes = lines.flatMap((degrees) => linesAcross(outline, degrees));
  return [...strokes, ...(dots ? dotsWithin(outline) : [])].join('');
}

function linesAcross(outline: readonly Corner[], degrees: number): string[] {
  const strokes: string[] = [];
  for (let at = -REACH; at <= REACH; at += SPACING) {
    const ends = crossings(outline, degrees, at);
    for (let pair = 0; pair + 1 < ends.length; pair += 2) {
      strokes.push(`M${ends[pair]?.join(' ')}L${ends[pair + 1]?.join(' ')}`);
    }
  }
  return strokes;
}

/** Where a line at this distance from the middle cuts the outline, in order along the line. */
function crossings(outline: readonly Corner[], degrees: number, at: number): Corner[] {
  const angle = (degrees * Math.PI) / 180;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const found: { readonly way: number; readonly point: Corner }[] = [];
  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const here = y * along - x * across - at;
    const there = nextY * along - nextX * across - at;
    if (here < 0 === there < 0) continue;
    const share = here / (here - there);
    const point: Corner = [round(x + (nextX - x) * share), round(y + (nextY - y) * share)];
    found.push({ way: point[0] * along + point[1] * across, point });
  }
  return found.sort((one, other) => one.way - other.way).map(({ point }) => point);
}

function dotsWithin(outline: readonly Corner[]): string[] {
  const dots: string[] = [];
  for (let row = 0, y = -REACH; y <= REACH; row++, y += SPACING) {
    const [from, to] = crossings(outline, 0, y);
    if (from === undefined || to === undefined) continue;
    for (let x = -REACH + (row % 2) * SPACING; x <= REACH; x += 2 * SPACING) {
      if (x > from[0] + 3 && x < to[0] - 3) dots.push(`M${x} ${round(y)}h.01`);
    }
  }
  return dots;
}

const round = (value: number) => Math.round(value * 10) / 10;

import type { Point } from './letter.ts';

/** How many parts a curve between two points is drawn in. */
const PARTS = 4;
/** Half the width of the line, and of its ends. */
const HALF = 3.2;
const END = 2.5;
/** By how much the hand leans to the right. */
const LEAN = 0.14;

/** The outline of what a pen leaves on its way: one side there, the other side back. */
export function outlineOf(stroke: readonly Point[]): Point[] {
  const way = smooth(stroke).map(({ x, y }) => ({ x: x + y * LEAN, y }));
  const there: Point[] = [];
  const back: Point[] = [];
  for (const [at, point] of way.entries()) {
    const before = way[at - 1] ?? point;
    const after = way[at + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = at === 0 || at === way.length - 1 ? END : HALF;
    const across = { x: (-(after.y - before.y) / length) * half, y: ((after.x - before.x) / length) * half };
    there.push({ x: point.x + across.x, y: point.y + across.y });
    back.push({ x: point.x - across.x, y: point.y - across.y });
  }
  return [...there, ...back.reverse()];
}

/** A way through all points without corners, except where one is written twice. */
function smooth(points: readonly Point[]): Point[] {
  const way: Point[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const [from, to] = [points[at], points[at + 1]] as [Point, Point];
    if (from.x === to.x && from.y === to.y) continue;
    const [before, after] = [points[at - 1] ?? from, points[at + 2] ?? to];
    for (let part = 0; part < PARTS; part++) {
      const t = part / PARTS;
      way.push({
        x: between(before.x, from.x, to.x, after.x, t),
        y: between(before.y, from.y, to.y, after.y, t),
      });
    }
  }
  const last = points.at(-1);
  return last === undefined ? way : [...way, last];
}

function between(p: number, a: number, b: number, n: number, t: number): number {
  return a + 0.5 * t * (b - p + t * (2 * p - 5 * a + 4 * b - n + t * (3 * (a - b) + n - p)));
}

import { type Point, round } from '../../emblems/burin.ts';
import { centreOf } from '../measure.ts';
import type { Leg } from '../scene/journey.ts';
import * as styles from './leg-drawn.module.css';

/** A stretch of a way: footprints for a walk, a bow for what goes through the air, on rails or by magic. */
export function LegDrawn({ leg }: { readonly leg: Leg }) {
  const [from, to] = [centreOf(leg.from), centreOf(leg.to)];
  if (leg.how === 'walk') {
    return (
      <g class={styles.mapLegWalk}>
        <path class={styles.mapLegCasing} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <path class={styles.mapLegLine} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <path class={styles.mapLegPrint} d={footprints(from, to)} />
      </g>
    );
  }
  const { line, head } = bow(from, to);
  return (
    <g data-by={leg.line ?? leg.how}>
      <path class={styles.mapLegCasing} d={line} />
      <path class={styles.mapLegLine} d={line} />
      <path class={styles.mapLegHead} d={head} />
    </g>
  );
}

/** An ellipse that leans the way a Character walks. */
function sole({ x, y }: Point, long: number, wide: number, turn: number): string {
  const degrees = round((turn * 180) / Math.PI);
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
  const half = (sign: number) =>
    `a${long} ${wide} ${degrees} 1 1 ${round(2 * dx * sign)} ${round(2 * dy * sign)}`;
  return `M${round(x - dx)} ${round(y - dy)}${half(1)}${half(-1)}Z`;
}

const PACE = 19;
const ASTRIDE = 7;

/** Footprints from one point to another, left and right by turns. */
function footprints(from: Point, to: Point): string {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down);
  const turn = Math.atan2(down, across);
  const steps = Math.max(2, Math.floor((far - 22) / PACE));
  let prints = '';
  for (let step = 0; step < steps; step++) {
    const along = (far - (steps - 1) * PACE) / 2 + step * PACE;
    const aside = step % 2 === 0 ? ASTRIDE : -ASTRIDE;
    const at = (ahead: number): Point => ({
      x: from.x + Math.cos(turn) * (along + ahead) - Math.sin(turn) * aside,
      y: from.y + Math.sin(turn) * (along + ahead) + Math.cos(turn) * aside,
    });
    prints += sole(at(3), 6.2, 4, turn) + sole(at(-6.8), 2.8, 2.8, turn);
  }
  return prints;
}

/** How far short of the middle of its goal an arrow ends. */
const SHORT = 30;

/** A bow from one point to another, and the head of its arrow. */
function bow(from: Point, to: Point, height = 0.22): { readonly line: string; readonly head: string } {
  const [across, down] = [to.x - from.x, to.y - from.y];
  // Bows rise towards the north, wherever they lead.
  const side = across >= 0 ? 1 : -1;
  const top = {
    x: (from.x + to.x) / 2 + down * height * side,
    y: (from.y + to.y) / 2 - across * height * side,
  };
  const turn = Math.atan2(to.y - top.y, to.x - top.x);
  const end = { x: to.x - Math.cos(turn) * SHORT, y: to.y - Math.sin(turn) * SHORT };
  const barb = (lean: number) =>
    `${round(end.x - Math.cos(turn + lean) * 15)} ${round(end.y - Math.sin(turn + lean) * 15)}`;
  const point = `${round(end.x + Math.cos(turn) * 6)} ${round(end.y + Math.sin(turn) * 6)}`;
  return {
    line: `M${round(from.x)} ${round(from.y)}Q${round(top.x)} ${round(top.y)} ${round(end.x)} ${round(end.y)}`,
    head: `M${barb(0.5)}L${point}L${barb(-0.5)}Z`,
  };
}

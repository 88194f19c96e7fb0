import { LADDERS_DRAWN } from '../measure.ts';

const HALF = 6;
const RUNG = 9;
/** How far the rails stand out above the floor they lead to. */
const RAIL = 12;
/** The thickness of the floor that a ladder goes through. */
const SLAB = 12;

const HATCHES = LADDERS_DRAWN.map(({ x, top }) => `M${x - 9} ${top}h18v${SLAB}h-18z`).join('');
const RAILS = LADDERS_DRAWN.map(
  ({ x, top, bottom }) => `M${x - HALF} ${bottom}V${top - RAIL}M${x + HALF} ${bottom}V${top - RAIL}`,
).join('');
const RUNGS = LADDERS_DRAWN.map(({ x, top, bottom }) => {
  let drawn = '';
  for (let y = bottom - RUNG; y > top - RAIL; y -= RUNG) drawn += `M${x - HALF} ${y}h${2 * HALF}`;
  return drawn;
}).join('');

/** The ladders, through hatches in the floors. */
export function Ladders() {
  return (
    <g class="house-ladders">
      <path class="house-hatches" d={HATCHES} />
      <path class="house-rails" d={RAILS + RUNGS} />
    </g>
  );
}

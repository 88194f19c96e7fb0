import { around, polygon, stroke, wobble } from '../../emblems/burin.ts';
import * as plate from './plate.module.css';

const MIDDLE = { x: 132, y: 445 };
const BASTIONS = 5;

function star(bastion: number, curtain: number): string {
  const corners = Array.from({ length: BASTIONS }, (_, index) => {
    const angle = (index / BASTIONS) * 2 * Math.PI - Math.PI / 2;
    return [
      around(MIDDLE, curtain, angle - 0.4),
      around(MIDDLE, curtain * 1.2, angle - 0.3),
      around(MIDDLE, bastion, angle),
      around(MIDDLE, curtain * 1.2, angle + 0.3),
      around(MIDDLE, curtain, angle + 0.4),
    ];
  });
  return polygon(corners.flat());
}

const GLACIS = Array.from({ length: 100 }, (_, index) => {
  const angle = (index / 100) * 2 * Math.PI;
  return stroke(around(MIDDLE, 79, angle), around(MIDDLE, 83 + wobble(index, 3) * 6, angle));
}).join('');

/** Barracks round the yard. */
const BARRACKS = Array.from({ length: BASTIONS }, (_, index) => {
  const angle = ((index + 0.5) / BASTIONS) * 2 * Math.PI - Math.PI / 2;
  const at = (radius: number, turn: number) => around(MIDDLE, radius, angle + turn);
  return polygon([at(31, -0.42), at(31, 0.42), at(22, 0.42), at(22, -0.42)]);
}).join('');

/** The old citadel west of the city: bastions, a moat and the bare ground before it. */
export function Citadel() {
  return (
    <g class={plate.plateFine}>
      <path class={plate.plateLine} d={GLACIS} />
      <path class={plate.plateMoat} d={star(76, 48)} />
      <path class={plate.plateRampart} d={star(66, 42)} />
      <path class={plate.plateLine} d={star(58, 37)} />
      <path class={plate.plateCourt} d={star(50, 34)} />
      <path class={plate.plateRampart} d={BARRACKS} />
    </g>
  );
}

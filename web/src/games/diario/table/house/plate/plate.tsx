import { HEIGHT, WIDTH } from '../measure.ts';
import { Earth } from './earth.tsx';
import { Fixtures } from './fixtures.tsx';
import { Ladders } from './ladders.tsx';
import { Rooms } from './rooms.tsx';
import { Shell } from './shell.tsx';
import './plate.css';

/** The empty house, drawn once: only the light upon it changes, by the style sheet. */
export function Plate() {
  return (
    <svg class="house-plate" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Earth />
      <Rooms />
      <Shell />
      <Ladders />
      <Fixtures />
    </svg>
  );
}

import type { PersonId } from '@vigilia/game-diario';
import type { View } from '../asked.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { MATERIALS } from './materials.ts';
import { boxOf, floorOf, middleOf } from './measure.ts';
import * as styles from './remembered.module.css';
import { BEDDING } from './site.ts';

/** Those who died; who left for a safer place has no grave here, and took everything along. */
export function deadIn({ gone }: Pick<View, 'gone'>): readonly PersonId[] {
  return gone.filter(({ cause }) => cause !== 'left').map(({ id }) => id);
}

interface Props {
  readonly dead: readonly PersonId[];
}

/** How far apart things lie on the shelf, how large, and how high it hangs. */
const SHELF = { apart: 17, scale: 1.25, height: 58 };

/** What the dead leave in the house: a thing of each, on a shelf above the bedding. */
export function Keepsakes({ dead }: Props) {
  if (dead.length === 0) return null;
  const box = boxOf(BEDDING);
  return (
    <g
      class={styles.keepsakes}
      data-kept={dead.join(' ')}
      transform={`translate(${middleOf(box)} ${floorOf(box) - SHELF.height})`}
    >
      <path class={MATERIALS.wood} d="M-34 0H34V3H-34ZM-26 3V9L-20 3ZM26 3V9L20 3Z" />
      {dead.map((person, at) => (
        <g
          key={person}
          transform={`translate(${(at - (dead.length - 1) / 2) * SHELF.apart} 0) scale(${SHELF.scale})`}
        >
          {KEEPSAKES[person].map(([material, d], index) => (
            <path key={index} class={MATERIALS[material]} d={d} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface GravesProps extends Props {
  /** The first of them, how far they lie apart, and their size; the ground is at `y`. */
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly scale: number;
}

/** A grave for each of the dead. */
export function Graves({ dead, x, y, apart, scale }: GravesProps) {
  return dead.map((person, at) => (
    <g key={person} data-grave={person} transform={`translate(${x + at * apart} ${y}) scale(${scale})`}>
      <GraveLines />
    </g>
  ));
}

/** A grave by itself: a mound of earth and two boards nailed together. */
export function GraveLines() {
  return (
    <g class={styles.grave}>
      <path d="M-3 -2L-4 -52L3 -53L4 -2ZM-17 -40L-18 -34L17 -37L16 -43Z" />
      <path d="M-29 1C-26 -9 -16 -12 -6 -13C6 -14 22 -12 28 1Z" />
      <path d="M-18 -4l5 -3M-6 -6l6 -2M8 -4l7 -2" />
    </g>
  );
}

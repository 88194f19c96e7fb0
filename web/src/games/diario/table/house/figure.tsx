import type { PersonId } from '@vigilia/game-diario';
import type { View } from '../asked.ts';
import * as styles from './figure.module.css';
import { LOOKS } from './looks.ts';
import { MATERIALS } from './materials.ts';
import { boxOf, floorOf, middleOf } from './measure.ts';
import { POSES } from './poses.ts';
import { thingOn } from './site.ts';
import type { Doing, Whereabouts } from './whereabouts.ts';

/** A small person, known by the head and the coat. */
export function Figure({ person, doing }: Seen) {
  return (
    <svg class={styles.figure} viewBox="-16 -52 32 54" aria-hidden="true">
      <FigureLines person={person} doing={doing} />
    </svg>
  );
}

interface Seen {
  readonly person: PersonId;
  readonly doing: Doing;
}

/** The lines of a person, whose feet stand at the origin, for any drawing. */
export function FigureLines({ person, doing }: Seen) {
  const { head, headOf, coat } = LOOKS[person];
  const pose = POSES[doing];
  return (
    <>
      <path class={styles.figureLegs} d={pose.legs} />
      <path class={styles.figureCoat} data-coat={coat} d={pose.coat} />
      <path class={styles.figureLines} d={pose.lines} />
      <g transform={`translate(${pose.head.x} ${pose.head.y}) rotate(${pose.head.turn})`}>
        <circle class={styles.figureFace} r="5.8" />
        <path class={`${styles.figureHead} ${MATERIALS[headOf]}`} d={head} />
      </g>
    </>
  );
}

/** Where the feet of a person are, in units of the drawing. */
export interface Footing {
  readonly x: number;
  readonly y: number;
}

const APART = 24;
/** A person at work stands to the left of it. */
const BESIDE = 15;
/** How high a mattress lies. */
const MATTRESS = 15;
/** Those who lie on the floor lie behind each other. */
const BEHIND = 9;

export function footingOf({ space, doing, slot, slots }: Whereabouts, house: View['house']): Footing {
  const box = boxOf(space);
  const middle = middleOf(box);
  if (doing === 'sleeps') {
    const isBed = thingOn(house, space)?.startsWith('bed-') ?? false;
    return { x: middle - 4 + slot * 5, y: floorOf(box) - (isBed ? MATTRESS : 3) - slot * BEHIND };
  }
  const apart = Math.min(APART, (box.width - 20) / slots);
  const beside = doing === 'works' && slots === 1 ? BESIDE : 0;
  return { x: middle - beside + (slot - (slots - 1) / 2) * apart, y: floorOf(box) };
}

import type { PersonId } from '@vigilia/game-diario';
import type { View } from '../asked.ts';
import type { Sign } from '../people/signs.ts';
import * as styles from './figure.module.css';
import { LOOKS } from './looks.ts';
import { MATERIALS } from './materials.ts';
import { boxOf, floorOf, middleOf } from './measure.ts';
import { POSES } from './poses.ts';
import { thingOn } from './site.ts';
import type { Doing, Whereabouts } from './whereabouts.ts';

/** A small person, known by the head and the coat, and what their states look like. */
export function Figure({ person, doing, signs }: Seen) {
  return (
    <svg
      class={styles.figure}
      viewBox="-16 -52 32 54"
      data-signs={signs.join(' ') || undefined}
      aria-hidden="true"
    >
      <FigureLines person={person} doing={doing} signs={signs} />
    </svg>
  );
}

interface Seen {
  readonly person: PersonId;
  readonly doing: Doing;
  readonly signs: readonly Sign[];
}

/** The lines of a person, whose feet stand at the origin, for any drawing. */
export function FigureLines({ person, doing, signs }: Seen) {
  const { head, headOf, coat } = LOOKS[person];
  const pose = POSES[doing];
  const isUp = doing !== 'sleeps';
  return (
    <>
      <path class={styles.figureLegs} d={pose.legs} />
      {/* A tired back bends at the hips. */}
      <g transform={signs.includes('bent') && isUp ? 'rotate(15 -2 -13)' : undefined}>
        <path class={styles.figureCoat} data-coat={coat} d={pose.coat} />
        <path class={styles.figureLines} d={pose.lines} />
        <g transform={`translate(${pose.head.x} ${pose.head.y}) rotate(${pose.head.turn})`}>
          <circle class={styles.figureFace} r="5.8" />
          <path class={`${styles.figureHead} ${MATERIALS[headOf]}`} d={head} />
          {signs.map((sign) => (
            <path key={sign} class={styles.figureSign} data-sign-of={sign} d={ON_THE_HEAD[sign]} />
          ))}
        </g>
      </g>
      {signs.includes('plate') && isUp && <path class={styles.figurePlate} d={PLATE} />}
    </>
  );
}

/** What is seen at the head, which looks to the right: dressings, and breath in puffs. */
const ON_THE_HEAD: Readonly<Partial<Record<Sign, string>>> = {
  plaster: 'M.5 2.200L4 .8L4.800 2.600L1.300 4Z',
  bandage: 'M-6.400 -3.400C-2 -4.900 3 -4.900 6.400 -3.200L6.200 .2C2 -1.300 -2 -1.300 -6.200 .2Z',
  patch: 'M1.500 -2.500L6 -1.800L5.400 2L2 1.400Z',
  cough: 'M8.500 1.800L12 1.200M8.600 4L12 5.200M8 -.600L11 -2.600',
  tear: 'M3.600 1C2.800 2.600 2.800 3.600 3.600 3.800C4.400 3.600 4.400 2.600 3.600 1Z',
};

/** An empty plate beside the feet. */
const PLATE =
  'M6.500 0A5.500 1.900 0 1 1 17.500 0A5.500 1.900 0 1 1 6.500 0ZM8.800 -.300A3.200 .9 0 1 0 15.200 -.300A3.200 .9 0 1 0 8.800 -.300Z';

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

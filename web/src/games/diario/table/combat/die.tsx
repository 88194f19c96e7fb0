import {
  DICE,
  type DieColour,
  dieOf,
  type Face,
  isDecisive,
  type Weapon,
  woundsOf,
} from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './die.module.css';

const DROP = 'M0-4.2C1.9-1.4 2.9 0 2.9 1.6A2.9 2.9 0 0 1-2.9 1.6C-2.9 0-1.9-1.4 0-4.2Z';

/** Where the drops of blood of a face lie, one a wound. */
const DROPS: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: ['16 16'],
  2: ['10.5 16', '21.5 16'],
  3: ['16 10.5', '10 20.5', '22 20.5'],
};

/** Symbols that are no wounds, as lines on a grid of 32. */
const SYMBOLS: Readonly<Record<Exclude<Face, 1 | 2 | 3>, string>> = {
  0: 'M11 16h10',
  hatchet: 'M10 25 19 10M16 9.5C18 6 23 6.5 25 9.5 23.5 13.5 20.5 14.5 17.5 13.2Z',
  shotgun: 'M6 17.5 25 11M7 20l9-3.2M6 17.5C5 20 6 23 5.5 25l4-1.5 1.4-4.6M14 17v3.5l3-.5',
  'out-of-ammo': 'M13 9.5C13 6 19 6 19 9.5V24H13ZM13 20h6M7 25 25 7',
  story:
    'M16 11C13 8.8 9.5 8.6 6.5 9.4V23c3-.8 6.5-.6 9.5 1.6 3-2.2 6.5-2.4 9.5-1.6V9.4C22.5 8.6 19 8.8 16 11ZM16 11v13.5',
};

interface Props extends DraftProps {
  readonly colour: DieColour;
  /** Null for the die by itself, before it is rolled. */
  readonly face: Face | null;
  /** A face that counts for nothing here, or did not stand. */
  readonly isDull?: boolean;
}

/** A combat die, showing one of its true faces (FIGHT-11). */
export function Die({ draft, colour, face, isDull = false }: Props) {
  return (
    <svg
      class={styles.die}
      viewBox="0 0 32 32"
      role="img"
      aria-label={
        face === null
          ? say(draft, 'fight-board.die', { die: colour })
          : say(draft, 'fight-board.face', { face })
      }
      data-colour={colour}
      data-sign={`die-${colour}`}
      data-dull={isDull ? '' : undefined}
    >
      <rect class={styles.dieBody} x="1.5" y="1.5" width="29" height="29" rx="5" />
      {face !== null && <FaceDrawn face={face} />}
    </svg>
  );
}

function FaceDrawn({ face }: { readonly face: Face }) {
  if (face !== 1 && face !== 2 && face !== 3) return <path class={styles.dieSymbol} d={SYMBOLS[face]} />;
  return (
    <>
      {DROPS[face].map((at) => (
        <path key={at} class={styles.dieDrop} d={DROP} transform={`translate(${at})`} />
      ))}
    </>
  );
}

/** Whether a face does nothing in these hands (FIGHT-7, FIGHT-8). */
export function isMissed(face: Face, weapon: Weapon | null): boolean {
  return woundsOf(face) === 0 && !isDecisive(face, weapon) && face !== 'story';
}

interface DieFacesProps extends DraftProps {
  readonly weapon: Weapon | null;
  /** The face that lies on the table now. */
  readonly stands?: Face;
}

/** All six faces of the die of a weapon; those that do nothing in these hands are dull. */
export function DieFaces({ draft, weapon, stands }: DieFacesProps) {
  const colour = dieOf(weapon);
  const faces = DICE[colour];
  const lying = stands === undefined ? -1 : faces.indexOf(stands);
  return (
    <span class={styles.dieFaces}>
      {faces.map((face, index) => (
        <span key={index} class={styles.dieFace} data-stands={index === lying ? '' : undefined}>
          <Die draft={draft} colour={colour} face={face} isDull={isMissed(face, weapon)} />
        </span>
      ))}
    </span>
  );
}

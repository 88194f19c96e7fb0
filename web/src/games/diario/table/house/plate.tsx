import type { SpaceId } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import * as styles from './house-plate.module.css';
import { boxOf, floorOf, HEIGHT, LADDERS_DRAWN, middleOf, STREET, WIDTH } from './measure.ts';
import { Rooms } from './rooms.tsx';
import { Shell } from './shell.tsx';

/** The empty house, drawn once: only the light upon it changes, by the style sheet. */
export function Plate() {
  return (
    <svg class={styles.housePlate} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <PlateLines />
    </svg>
  );
}

/** The lines of the empty house, for any drawing of it. */
export function PlateLines() {
  return (
    <>
      <Earth />
      <Rooms />
      <Shell />
      <Ladders />
      <Fixtures />
    </>
  );
}

/** How far the drawing goes on beyond its frame, for windows of other proportions. */
const BEYOND = 1500;

const STONES =
  'M20 396l9 -5 8 6 -6 7zM62 440l12 -4 6 8 -11 5zM30 500l8 -6 11 5 -5 8zM96 476l9 -3 5 7 -9 4zM180 486l10 -4 8 7 -9 6zM250 512l9 -5 9 6 -8 6zM330 484l11 -3 5 8 -10 4zM410 508l8 -6 11 5 -7 7zM480 488l10 -4 6 7 -10 5zM520 524l9 -4 7 6 -9 5z';
const STROKES =
  'M0 372h26M44 384h30M8 420h22M70 412h36M40 462h34M0 480h18M112 500h30M140 470h40M210 474h26M210 530h40M290 500h30M300 536h38M370 480h26M368 526h28M440 478h26M446 534h40M500 506h28M120 536h34M20 530h44';

/** The ground the house stands on: street, pavement and what lies below them. */
function Earth() {
  return (
    <g>
      <path
        class={styles.houseSoil}
        d={`M${-BEYOND} ${STREET + 4}H${WIDTH + BEYOND}V${HEIGHT + BEYOND}H${-BEYOND}Z`}
      />
      <path class={styles.houseStones} d={STONES} />
      <path class={styles.housePipe} d="M-200 408H84V426H114M-200 520H60V504H96" />
      <path class={styles.houseStrokes} d={STROKES} />
      <path
        class={styles.housePavement}
        d={`M${-BEYOND} ${STREET}H76V${STREET + 9}H${-BEYOND}ZM610 ${STREET}H${WIDTH + BEYOND}V${STREET + 9}H610Z`}
      />
      <path
        class={styles.houseKerb}
        d="M-60 361V352M-20 361V352M20 361V352M56 361V352M632 361V352M668 361V352"
      />
    </g>
  );
}

/** What always stands in its place: the street door and guard post, the drawing table, the bedding, the junk. */
function Fixtures() {
  return (
    <g>
      <path class={styles.ofIron} d="M16 352V262H19V352ZM17 264C17 254 30 252 34 258" />
      <path class={styles.ofGlass} d="M29 258H39L37 268H31Z" />
      <path class={styles.ofWood} d="M76 352V290H80V352ZM62 352L76 350V292L62 298Z" />
      <path class={styles.ofLine} d="M65 306L73 303V320L65 322ZM65 328L73 326V342L65 344ZM70 324h2" />
      <At space="g2">
        <path class={styles.ofWood} d="M14 0V-17H30V0ZM14 -17L30 0M30 -17L14 0" />
        <path class={styles.ofLine} d="M-26 -52H-8M-22 -52V-44M-13 -52V-40C-16 -36 -10 -34 -12 -30" />
      </At>
      <At space="g3">
        <path
          class={styles.ofWood}
          d="M-28 -22L24 -26V-23H20L24 0H20L15 -21L-19 -19L-24 0H-28L-23 -19H-28Z"
        />
        <path class={styles.ofPaper} d="M-20 -23L2 -25L4 -28L-17 -26ZM-14 -58H6V-44H-14Z" />
        <path class={styles.ofLine} d="M-11 -54L0 -48M-10 -48H-4M-14 -26L-2 -27" />
      </At>
      <At space="g4">
        <path class={styles.ofCloth} d="M-30 0V-5C-14 -9 8 -8 22 -5V0Z" />
        <path class={styles.ofPaper} d="M-30 -5C-30 -11 -17 -11 -17 -6Z" />
        <path class={styles.ofLine} d="M-10 -7V0M2 -7V0M13 -6V0" />
      </At>
      <At space="b2">
        <path class={styles.ofWood} d="M-33 0V-60H-30V-44H-6V-60H-3V0H-6V-22H-30V0ZM-30 -41V-25H-6V-41Z" />
        <path class={styles.ofIron} d="M-27 -44V-53H-20V-44ZM-17 -44V-50H-10V-44ZM-28 -25V-33H-14V-25Z" />
        <path class={styles.ofCloth} d="M-26 0C-26 -10 -18 -14 -12 -9C-6 -13 2 -8 4 0Z" />
      </At>
    </g>
  );
}

function At({ space, children }: { readonly space: SpaceId; readonly children: ComponentChildren }) {
  const box = boxOf(space);
  return <g transform={`translate(${middleOf(box)} ${floorOf(box)})`}>{children}</g>;
}

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
function Ladders() {
  return (
    <g>
      <path class={styles.houseHatches} d={HATCHES} />
      <path class={styles.houseRails} d={RAILS + RUNGS} />
    </g>
  );
}

import { type Eleven, HOUR_OF_FENRIR, hasFenrir, isFenrirToCome, isRagnarok } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { ICONS } from '../emblems/icons.ts';
import * as styles from './clock.module.css';

export const HOURS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Ragnarök stands straight up; the game begins one Hour past it (SET-2, HOUR-3). */
export const RAGNAROK = HOURS.length;

/** The radius of the disc under the numeral of the present Hour. */
const DISC = 10.5;

/** The clock of Ragnarök, and where the Hour stands. */
export function Clock({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { hour } = view;
  const words = isRagnarok(view)
    ? text('clock.ragnarok')
    : isFenrirToCome(view)
      ? text('clock.fenrir-sleeps', { hour })
      : text('clock.hour', { hour });
  return (
    <div class={styles.clock}>
      <svg class={styles.clockDrawing} viewBox="-62 -62 124 124" role="img" aria-label={draft.say(words)}>
        <circle class={styles.clockRim} r="58" />
        <circle class={styles.clockDial} r="53" />
        <path class={styles.clockGone} d={gonePath(hour, 53)} />
        <circle class={styles.clockRing} r="32" />
        {HOURS.map((numeral, index) => (
          <Numeral key={numeral} numeral={numeral} hour={index + 1} now={hour} />
        ))}
        <g class={styles.clockHand} style={{ transform: `rotate(${angleOfHour(hour)}deg)` }}>
          <path d="M-2 11L-1.1 -15H1.1L2 11ZM-1.8 -21.5L0 -33.5L1.8 -21.5Z" />
          <circle cy="-18.5" r="3.6" />
        </g>
        {hasFenrir(view) && <Fenrir />}
        <Eclipse />
        <circle class={styles.clockPin} r="3.5" />
      </svg>
    </div>
  );
}

function Numeral({
  numeral,
  hour,
  now,
}: {
  readonly numeral: string;
  readonly hour: number;
  readonly now: number;
}) {
  const [x, y] = pointOfHour(hour, 43);
  const state = hour === now ? 'now' : hour < now ? 'gone' : 'to-come';
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-state={state}
      class={hour === RAGNAROK ? styles.clockLast : styles.clockHour}
    >
      {state === 'now' && <circle r={DISC} />}
      <text style={{ fontSize: `${heightOfNumeral(numeral)}px` }}>{numeral}</text>
    </g>
  );
}

/** The wolf at the Hour in which Fenrir wakes. */
function Fenrir() {
  const [x, y] = pointOfHour(HOUR_OF_FENRIR, 24);
  return (
    <path
      class={styles.clockWolf}
      d={ICONS.fenrir}
      transform={`translate(${x} ${y}) scale(0.62) translate(-12 -12)`}
    />
  );
}

/** The sun that the wolf swallows, under XII. */
function Eclipse() {
  return (
    <g class={styles.clockEclipse} transform="translate(0 -24)">
      <circle r="6" />
      <path d="M2 -5.6A6 6 0 1 0 2 5.6A7 7 0 0 1 2 -5.6Z" />
    </g>
  );
}

/** Degrees clockwise from straight up at which an Hour stands. */
export function angleOfHour(hour: number): number {
  return (hour * 360) / HOURS.length;
}

export function pointOfHour(hour: number, radius: number): readonly [x: number, y: number] {
  const angle = (angleOfHour(hour) * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The part of the dial the hand has passed, as the path of an SVG round 0,0; all of it at XII. */
export function gonePath(hour: number, radius: number): string {
  if (hour >= RAGNAROK) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -.01 0Z`;
  const [x, y] = pointOfHour(hour, radius);
  return `M0 0V${-radius}A${radius} ${radius} 0 ${hour > RAGNAROK / 2 ? 1 : 0} 1 ${x} ${y}Z`;
}

/** How high the numeral of an Hour is, by how many letters it has: all of it stands on the disc. */
function heightOfNumeral(numeral: string): number {
  const { length } = numeral;
  return length >= 4 ? 8.5 : length === 3 ? 10.5 : 12.5;
}

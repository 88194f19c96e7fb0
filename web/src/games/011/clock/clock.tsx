import type { Eleven } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { ICONS } from '../emblems/icons.ts';
import { angleOfHour, DISC, gonePath, HOURS, heightOfNumeral, pointOfHour, RAGNAROK } from './dial.ts';
import { PhaseRail } from './phase-rail.tsx';
import './clock.css';

/** When Fenrir wakes, at a table of four or more (FEN-1, THREE-1). */
const HOUR_OF_FENRIR = 5;
const SEATS_WITH_FENRIR = 4;

/** The clock of Ragnarök, and where the Hour stands. */
export function Clock({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { hour, seats } = view;
  const hasFenrir = seats >= SEATS_WITH_FENRIR;
  const isAsleep = hasFenrir && hour < HOUR_OF_FENRIR;
  const words =
    hour >= RAGNAROK
      ? text('clock.ragnarok')
      : isAsleep
        ? text('clock.fenrir-sleeps', { hour })
        : text('clock.hour', { hour });
  return (
    <div class="clock">
      <svg class="clock-drawing" viewBox="-62 -62 124 124" role="img" aria-label={draft.say(words)}>
        <circle class="clock-rim" r="58" />
        <circle class="clock-dial" r="53" />
        <path class="clock-gone" d={gonePath(hour, 53)} />
        <circle class="clock-ring" r="32" />
        {HOURS.map((numeral, index) => (
          <Numeral key={numeral} numeral={numeral} hour={index + 1} now={hour} />
        ))}
        <g class="clock-hand" style={{ transform: `rotate(${angleOfHour(hour)}deg)` }}>
          <path d="M-2 11L-1.1 -15H1.1L2 11ZM-1.8 -21.5L0 -33.5L1.8 -21.5Z" />
          <circle cy="-18.5" r="3.6" />
        </g>
        {hasFenrir && <Fenrir />}
        <Eclipse />
        <circle class="clock-pin" r="3.5" />
      </svg>
      <PhaseRail draft={draft} phase={view.phase} />
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
      class={hour === RAGNAROK ? 'clock-last' : 'clock-hour'}
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
      class="clock-wolf"
      d={ICONS.fenrir}
      transform={`translate(${x} ${y}) scale(0.62) translate(-12 -12)`}
    />
  );
}

/** The sun that the wolf swallows, under XII. */
function Eclipse() {
  return (
    <g class="clock-eclipse" transform="translate(0 -24)">
      <circle r="6" />
      <path d="M2 -5.6A6 6 0 1 0 2 5.6A7 7 0 0 1 2 -5.6Z" />
    </g>
  );
}

import type { Kinds, Seat, Viewer } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { LogChapters } from '../draft/game-ui.ts';
import { t } from '../i18n/translate.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';
import type { LogEntry } from '../table/table.ts';
import { type LogLine, linesOf, turnsOf, withoutRepeats } from './log-lines.ts';
import * as styles from './recent-log.module.css';
import { rove, rovingStop } from './roving.ts';
import { Sentence } from './sentence.tsx';
import { TurnLine } from './turn-line.tsx';

/** What the others did since this person last answered: their badges, and the lines on request. */
export function RecentLog<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const lines = useRecentLines(draft);
  if (lines.length === 0) return null;
  const isSkipped = draft.table.skipping?.from.value != null;
  const doers = new Set(lines.flatMap(({ seat }) => seat ?? []));
  return (
    <details class={styles.meanwhile} data-popover="" open={isSkipped}>
      <summary>
        {isSkipped ? t('pace.skipped', { count: lines.length }) : t('frame.meanwhile')}
        {[...doers].map((seat) => (
          <DoerBadge key={seat} draft={draft} seat={seat} />
        ))}
      </summary>
      <Lines draft={draft} lines={lines} />
    </details>
  );
}

/** The same lines, open, for a person who waits. */
export function RecentLogList<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const lines = useRecentLines(draft);
  return lines.length === 0 ? null : <Lines draft={draft} lines={lines} />;
}

function useRecentLines<K extends Kinds>(draft: AnswerDraft<K>): LogLine[] {
  const { table, ui, newsFor, answeredFrom, byItself } = draft;
  return recentLines(table.log.value, newsFor.value, ui.chapters, answeredFrom.value, byItself.value);
}

interface ListProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly lines: readonly LogLine[];
}

function Lines<K extends Kinds>({ draft, lines }: ListProps<K>) {
  return (
    <section
      ref={rovingStop}
      class={styles.meanwhileLines}
      aria-label={t('frame.meanwhile')}
      onKeyDown={rove}
    >
      <ul>
        {turnsOf(lines).map((turn, index) => (
          <Turn key={index} draft={draft} turn={turn} />
        ))}
      </ul>
    </section>
  );
}

interface TurnProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly turn: readonly LogLine[];
}

/** A turn in one line, or each event of what is no turn in a line of its own. */
function Turn<K extends Kinds>({ draft, turn }: TurnProps<K>) {
  const parts = draft.ui.turnLine?.(turn.map(({ event }) => event)) ?? null;
  if (parts !== null)
    return (
      <li>
        <DoerBadge draft={draft} seat={turn[0]?.seat ?? null} />
        <TurnLine draft={draft} turn={turn} parts={parts} />
      </li>
    );
  return withoutRepeats(turn).map((line, index) => (
    <li key={index}>
      <DoerBadge draft={draft} seat={line.seat} />
      <span>
        <Sentence draft={draft} event={line.event} times={line.times} />
      </span>
    </li>
  ));
}

function DoerBadge<K extends Kinds>({
  draft,
  seat,
}: {
  readonly draft: AnswerDraft<K>;
  readonly seat: Seat | null;
}) {
  const sitter = seat === null ? undefined : draft.table.sitters.value[seat];
  return (
    <span class={styles.meanwhileWho}>
      {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={16} />}
    </span>
  );
}

/** Longer lists are cut: the rest is in the log. */
const MOST = 40;

/** Answers that were given without their person, by their number (AnswerDraft.byItself). */
type ByItself = ReadonlySet<number>;

const NONE: ByItself = new Set();

/** The latest entries from a viewer's last answer on: what {@link allSinceAnswer} gives, if it is not too long. */
export function entriesSinceAnswer(...given: Parameters<typeof allSinceAnswer>): readonly LogEntry[] {
  return allSinceAnswer(...given).slice(-MOST);
}

/**
 * The entries from a viewer's last answer on, the latest last. `answered` is the number of the entry with which this
 * screen last answered for any seat, if those who share it see all of it (AnswerDraft.answeredFrom). An answer that was
 * given without the viewer is one of the things that happened since.
 */
export function allSinceAnswer(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
  byItself: ByItself = NONE,
): readonly LogEntry[] {
  const own =
    viewer === null ? -1 : log.findLastIndex(({ by, answers }) => by === viewer && !byItself.has(answers));
  // An answer that was taken back is no longer in the log.
  const ofScreen = answered !== null && answered < log.length ? answered : -1;
  return log.slice(Math.max(own, ofScreen, 0));
}

/**
 * The lines since a viewer last answered, without those of the viewer's own answers. An answer that was given without the
 * viewer is among them if others did something too; if it is all that happened, the page says so by itself.
 */
export function recentLines(
  log: readonly LogEntry[],
  viewer: Viewer,
  chapters: LogChapters | undefined,
  answered: number | null = null,
  byItself: ByItself = NONE,
): LogLine[] {
  const all = linesOf(entriesSinceAnswer(log, viewer, answered, byItself), chapters);
  const lines = all.filter(({ seat, answers }) => seat === null || seat !== viewer || byItself.has(answers));
  return lines.some(({ seat }) => seat !== viewer) ? lines.slice(-MOST) : [];
}

import { batch, type Signal, untracked, useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '@vigilia/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { LogChapters } from '../draft/game-ui.ts';
import { t } from '../i18n/translate.ts';
import { type LogLine, linesOf, withoutRepeats } from '../log/log-lines.ts';
import { rove, rovingStop } from '../log/roving.ts';
import { Sentence } from '../log/sentence.tsx';
import { SeatName } from '../seats/seat-badge.tsx';
import type { LogEntry } from '../table/table.ts';
import * as styles from './recap.module.css';

/** The log entries that came while this person was away. */
interface Away {
  readonly since: number;
  readonly until: number;
}

/** What happened since this person last looked. It lies above the board until it is closed. */
export function Recap({ draft }: { readonly draft: AnswerDraft }) {
  const away = useSignal<Away | null>(null);
  useMissed(draft, away);
  const { value } = away;
  if (value === null) return null;
  const close = () =>
    batch(() => {
      away.value = null;
      draft.table.markSeen();
    });
  const missed = recapOf(draft.table.log.value, value.since, draft.ui.chapters);
  return missed.length === 0 ? null : <Missed draft={draft} missed={missed} onClose={close} />;
}

/** Notes what came while the page was hidden; while it is visible, the person sees everything happen. */
function useMissed({ table, byItself }: AnswerDraft, away: Signal<Away | null>): void {
  const hasLooked = useRef(false);
  const look = () => {
    const [since, until] = [table.seen.peek(), table.log.peek().length];
    // The history of a table on a server arrives after the first render.
    if (document.hidden || until === 0) return;
    hasLooked.current = true;
    // A person who has seen nothing yet has not been away.
    if (since > 0 && since < until) away.value ??= { since, until };
  };
  // Before the first paint: the person sees everything that happens after it.
  useLayoutEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
  useSignalEffect(() => {
    const log = table.log.value;
    if (document.hidden || log.length === 0) return;
    if (!hasLooked.current) look();
    const { value } = away;
    // An answer of this person closes the recap.
    const last = log.at(-1);
    const isAnswered =
      last !== undefined && last.by === table.viewer.value && !byItself.peek().has(last.answers);
    if (value !== null && !(isAnswered && log.length > value.until)) return;
    untracked(() =>
      batch(() => {
        away.value = null;
        table.markSeen();
      }),
    );
  });
}

interface MissedProps {
  readonly draft: AnswerDraft;
  readonly missed: readonly SeatLines[];
  readonly onClose: () => void;
}

function Missed({ draft, missed, onClose }: MissedProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      onClose();
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <div ref={panel} class={styles.recap} tabIndex={-1}>
      <h2 id="recap-title">{t('frame.since')}</h2>
      <section ref={rovingStop} class={styles.recapDoings} aria-labelledby="recap-title" onKeyDown={rove}>
        {missed.map(({ seat, lines }) => (
          <div key={seat} class={styles.recapOne}>
            {seat !== null && <SeatName look={draft.table.sitters.value[seat]} />}
            <ul>
              {withoutRepeats(lines).map(({ event, times }, index) => (
                <li key={index}>
                  <Sentence draft={draft} event={event} times={times} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <button type="button" class="main" onClick={onClose}>
        {t('frame.understood')}
      </button>
    </div>
  );
}

/** The lines of one seat. */
interface SeatLines {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** The lines that a person missed, by seat: lines without a seat first, then seats by their first line. */
export function recapOf(
  log: readonly LogEntry[],
  seen: number,
  chapters: LogChapters | undefined,
): SeatLines[] {
  const missed = linesOf(log.slice(seen), chapters);
  const bySeat = Map.groupBy(missed, ({ seat }) => seat);
  const groups = [...bySeat].map(([seat, lines]) => ({ seat, lines }));
  return groups.toSorted((one, other) => Number(one.seat !== null) - Number(other.seat !== null));
}

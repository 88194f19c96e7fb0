import { batch, type Signal, untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { rove } from '../log/roving.ts';
import { Sentence } from '../log/sentence.tsx';
import { SeatName } from '../seats/seat-name.tsx';
import { type Doings, recapOf } from './recap-of.ts';
import './recap.css';

/** From which deed to which somebody was not there. */
interface Away {
  readonly since: number;
  readonly until: number;
}

/** What happened since this person was last shown something. It lies above the board until it is put away. */
export function Recap({ draft }: { readonly draft: AnswerDraft }) {
  const away = useSignal<Away | null>(null);
  useMissed(draft, away);
  const { value } = away;
  if (value === null) return null;
  const put = () =>
    batch(() => {
      away.value = null;
      draft.table.markSeen();
    });
  const missed = recapOf(draft.table.log.value, value.since, draft.ui.chapters);
  return missed.length === 0 ? null : <Missed draft={draft} missed={missed} put={put} />;
}

/** Notes when somebody comes back; while they are here, they see everything happen. */
function useMissed({ table }: AnswerDraft, away: Signal<Away | null>): void {
  const hasLooked = useRef(false);
  const look = () => {
    const [since, until] = [table.seen.peek(), table.log.peek().length];
    // A table elsewhere tells its story some time after it is seen.
    if (document.hidden || until === 0) return;
    hasLooked.current = true;
    // Whoever never saw anything has not been away.
    if (since > 0 && since < until) away.value ??= { since, until };
  };
  // Before anything is painted: what happens from then on is seen to happen.
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
    // Whoever answers has read enough.
    const isAnswered = log.at(-1)?.by === table.viewer.value;
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
  readonly missed: readonly Doings[];
  readonly put: () => void;
}

function Missed({ draft, missed, put }: MissedProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      put();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <div ref={panel} class="recap" tabIndex={-1}>
      <h2 id="recap-title">{t('frame.since')}</h2>
      <section
        class="recap-doings"
        aria-labelledby="recap-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its words are reached by arrow keys.
        tabIndex={0}
        onKeyDown={rove}
      >
        {missed.map(({ seat, lines }) => (
          <div key={seat} class="recap-one">
            {seat !== null && <SeatName look={draft.table.sitters.value[seat]} />}
            <ul>
              {lines.map((line, index) => (
                <li key={index}>
                  <Sentence draft={draft} event={line.event} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <button type="button" class="main" onClick={put}>
        {t('frame.understood')}
      </button>
    </div>
  );
}

import type { Kinds, Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';
import type { LogLine } from './log-lines.ts';
import { recentLines } from './recent.ts';
import { withoutRepeats } from './repeats.ts';
import { rove, rovingStop } from './roving.ts';
import { Sentence } from './sentence.tsx';
import './recent-log.css';

/** What the others did since this person last answered: their badges, and the lines on request. */
export function RecentLog<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const lines = useRecentLines(draft);
  if (lines.length === 0) return null;
  const isSkipped = draft.table.skipping?.from.value != null;
  const doers = new Set(lines.flatMap(({ seat }) => seat ?? []));
  return (
    <details class="meanwhile" data-popover="" open={isSkipped}>
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
  const { table, ui, told, answeredFrom, byItself } = draft;
  return recentLines(table.log.value, told.value, ui.chapters, answeredFrom.value, byItself.value);
}

interface ListProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly lines: readonly LogLine[];
}

function Lines<K extends Kinds>({ draft, lines }: ListProps<K>) {
  return (
    <section ref={rovingStop} class="meanwhile-lines" aria-label={t('frame.meanwhile')} onKeyDown={rove}>
      <ul>
        {withoutRepeats(lines).map((line, index) => (
          <li key={index}>
            <DoerBadge draft={draft} seat={line.seat} />
            <span>
              <Sentence draft={draft} event={line.event} times={line.times} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
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
    <span class="meanwhile-who">
      {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={16} />}
    </span>
  );
}

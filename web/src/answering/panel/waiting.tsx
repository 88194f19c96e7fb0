import { type Kinds, type Text, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { ViewProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { RecentLogList } from '../../log/recent-log.tsx';
import { isOver, isStopped, type Table } from '../../table/table.ts';
import { lazy } from '../../ui/lazy.tsx';
import * as answeringPanel from './answering-panel.module.css';
import * as styles from './waiting.module.css';

const ReplayStep = lazy<{ readonly draft: AnswerDraft }>(
  async () => (await import('./replay-step.tsx')).ReplayStep,
  null,
);

/** What there is to see while other seats decide. */
export function Waiting<K extends Kinds>({ draft, view }: ViewProps<K>) {
  const { Waiting: More } = draft.answering;
  if (draft.table.where === 'replay') return <ReplayStep draft={draft as unknown as AnswerDraft} />;
  return (
    <div class={styles.waiting}>
      <p class={answeringPanel.askingPrompt}>{draft.say(waitingText(draft.table))}</p>
      {draft.table.isShowing?.value && (
        <button type="button" class="main" aria-keyshortcuts="Enter" onClick={() => draft.table.putAway?.()}>
          {t('shared.put-away')}
        </button>
      )}
      {More !== undefined && <More draft={draft} view={view} />}
      <RecentLogList draft={draft} />
    </div>
  );
}

/** Which seats the table waits for. */
function waitingText<K extends Kinds>(table: Table<K>): Text {
  const seats = table.asked.value;
  if (isStopped(table)) return text('frame.stopped');
  if (isOver(table)) return text('frame.over');
  if (seats.length === 0) return text('frame.one-moment');
  const isOrdered = table.order.value !== null && seats.every((seat) => seat === table.viewer.value);
  return isOrdered ? text('asking.ordered') : text('asking.waiting', { seats });
}

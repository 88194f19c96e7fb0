import { type Kinds, type Text, text } from '@vigilia/kernel';
import type { ViewProps } from '../draft/asked.ts';
import { RecentLogList } from '../log/recent-log.tsx';
import { isOver, isStopped } from '../table/is-over.ts';
import type { Table } from '../table/table.ts';
import './waiting.css';

/** What there is to see while other seats decide. */
export function Waiting<K extends Kinds>({ draft, view }: ViewProps<K>) {
  const { Waiting: More } = draft.answering;
  return (
    <div class="waiting">
      <p class="asking-prompt">{draft.say(waitingText(draft.table))}</p>
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
  return seats.length === 0 ? text('frame.one-moment') : text('asking.waiting', { seats });
}

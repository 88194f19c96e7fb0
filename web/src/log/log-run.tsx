import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { clockTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { route } from '../platform/navigation.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';
import { isOver } from '../table/table.ts';
import * as log from './log.module.css';
import { type Run, withoutRepeats } from './log-lines.ts';
import * as sentence from './sentence.module.css';
import { Sentence } from './sentence.tsx';

interface LogRunProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly run: Run;
}

/** The lines of one seat in a row. */
export function LogRun<K extends Kinds>({ draft, run }: LogRunProps<K>) {
  const sitter = run.seat === null ? undefined : draft.table.sitters.value[run.seat];
  const [first] = run.lines;
  return (
    <div class={log.logRun}>
      <span>
        {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={18} />}
      </span>
      <ul>
        {withoutRepeats(run.lines).map(({ event, times }, index) => (
          <li key={index}>
            <Sentence draft={draft} event={event} times={times} />
          </li>
        ))}
      </ul>
      {first !== undefined && first.at > 0 && (
        <TimeMark at={first.at} href={replayOf(draft, first.answers)} />
      )}
    </div>
  );
}

/** The time of a line; once the game is over, a link to that moment of the replay. */
function TimeMark({ at, href }: { readonly at: number; readonly href: string | null }) {
  const time = <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>;
  if (href === null) return <span class={log.logTime}>{time}</span>;
  return (
    <a
      class={`${log.logTime} ${sentence.nounWord}`}
      href={href}
      tabIndex={-1}
      aria-label={t('log.to-moment')}
    >
      {time}
    </a>
  );
}

function replayOf<K extends Kinds>({ table }: AnswerDraft<K>, answers: number): string | null {
  const { value } = route;
  if (table.where === 'replay' || (value.page !== 'here' && value.page !== 'table')) return null;
  return isOver(table) ? `/replay/${value.page}/${value.id}?at=${answers}` : null;
}

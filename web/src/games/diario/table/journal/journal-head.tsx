import { COLD_THRESHOLDS, doesColdBite } from '@vigilia/game-diario';
import { signed } from '@vigilia/game-diario/texts';
import { SignButton } from '../../../../answering/explain/sign-button.tsx';
import { SeatBadge } from '../../../../seats/seat-badge.tsx';
import type { DraftProps, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { DayRail } from './day-rail.tsx';
import * as styles from './journal-head.module.css';
import { Objective } from './objective.tsx';

/** What is known of today and of the days to come, besides the line that is always in sight. */
export function JournalHead({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <section class={styles.journalHead} aria-label={say(draft, 'journal.title')}>
      <DayRail draft={draft} view={view} />
      <Known draft={draft} view={view} />
      <Objective draft={draft} view={view} />
    </section>
  );
}

/** Who holds the Journal, if more than one could. */
export function Leader({ draft, view: { seats, leader } }: ViewProps) {
  const sitter = draft.table.sitters.value[leader];
  if (seats < 2 || sitter === undefined) return null;
  return (
    <span class={styles.journalHeadLeader}>
      <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={16} />
      {say(draft, 'journal.leader', { leader })}
    </span>
  );
}

/** Stories that come back and what tonight's raid will do more or less. */
function Known({ draft, view: { tokens, tonight } }: ViewProps) {
  const days = [...new Set(tokens)].sort((one, other) => one - other);
  const isRaidKnown = tonight.damage !== 0 || tonight.wounds !== 0;
  if (days.length === 0 && !isRaidKnown) return null;
  return (
    <p class={styles.journalHeadKnown}>
      {days.length > 0 && (
        <span>
          {say(draft, 'journal.tokens', { days })} <SignButton sign="delayed" />
        </span>
      )}
      {isRaidKnown && (
        <span>
          {say(draft, 'journal.tonight', { damage: signed(tonight.damage), wounds: signed(tonight.wounds) })}
        </span>
      )}
    </p>
  );
}

const SHOWN = 8;

/** Cold against the three thresholds of Fate: a reached one is marked and in words. */
export function Cold({ draft, view: { cold } }: ViewProps) {
  const reached = COLD_THRESHOLDS.filter((threshold) => doesColdBite(cold, threshold));
  return (
    <p class={styles.cold} data-reached={reached.length} data-sign="cold">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5v13M2.4 4.8l11.2 6.4M13.6 4.8L2.4 11.2M6 2.5l2 2 2-2M6 13.5l2-2 2 2" />
      </svg>
      <span>
        {say(draft, 'journal.cold', { cold })}
        <span class="heard-only">{say(draft, 'journal.cold-reached', { count: reached.length })}</span>
      </span>
      <span class={styles.coldScale} aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, index) => index + 1).map((step) => (
          <i
            key={step}
            data-there={step <= cold ? '' : undefined}
            data-threshold={COLD_THRESHOLDS.includes(step) ? step : undefined}
          />
        ))}
      </span>
    </p>
  );
}

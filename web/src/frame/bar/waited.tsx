import { useSignal } from '@preact/signals';
import { type Seat, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { timeSpan } from '../../i18n/dates.ts';
import type { Company, Silence } from '../../table/company.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './bar.module.css';

const MINUTE = 60_000;

/** Who else is at a table on a server: for how long the others wait by now, and how many people watch. */
export function AtTheTable({ draft }: { readonly draft: AnswerDraft }) {
  const { company } = draft.table;
  if (company === null) return null;
  const count = company.watchers.value;
  return (
    <>
      <Waited draft={draft} company={company} />
      {count > 0 && (
        <span class={styles.barWatchers} title={draft.say(text('frame.watchers', { count }))}>
          <Icon name="eye" />
          <span aria-hidden="true">{count}</span>
          <span class="heard-only">{draft.say(text('frame.watchers', { count }))}</span>
        </span>
      )}
    </>
  );
}

/** For how long the others have waited, from the first whole minute on. */
function Waited({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const now = useSignal(company.now());
  const silence = company.silence.value;
  const since = silence?.since;
  useEffect(() => {
    if (since === undefined) return undefined;
    now.value = company.now();
    const timer = setInterval(() => {
      now.value = company.now();
    }, MINUTE / 4);
    return () => clearInterval(timer);
  }, [since]);
  const waited = waitedFor(silence, company.seat.value, now.value);
  if (waited === null) return null;
  const time = timeSpan(waited);
  return (
    <span class={styles.barWaited} title={draft.say(text('frame.waited', { time }))}>
      <span aria-hidden="true">{time}</span>
      <span class="heard-only">{draft.say(text('frame.waited', { time }))}</span>
    </span>
  );
}

/** How long the others have waited, in milliseconds; null for the person who thinks, and before the first minute. */
export function waitedFor(silence: Silence | null, own: Seat | null, now: number): number | null {
  if (silence === null || silence.decider === own) return null;
  const waited = now - silence.since;
  return waited < MINUTE ? null : waited;
}

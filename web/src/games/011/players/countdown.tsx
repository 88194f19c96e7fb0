import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import * as styles from './countdown.module.css';

const SECOND = 1000;

/** How long a clock still runs; it has nothing to do with Time. */
export function Countdown({
  draft,
  deadline,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly deadline: number;
}) {
  const now = useSignal(nowAt(draft));
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = nowAt(draft);
    }, SECOND);
    return () => clearInterval(ticking);
  }, [draft]);
  const left = leftUntil(deadline, now.value);
  return (
    <span class={styles.playersClock} role="timer" data-short={left.isShort} title={t('players.clock')}>
      <span class="heard-only">{t('players.clock')}</span>
      {left.days > 0
        ? t('players.days-left', { days: left.days, hours: left.hours })
        : left.hours > 0
          ? t('players.hours-left', { hours: left.hours, minutes: left.minutes })
          : `${left.minutes}:${String(left.seconds).padStart(2, '0')}`}
    </span>
  );
}

function nowAt(draft: AnswerDraft<Eleven>): number {
  return draft.table.company?.now() ?? Date.now();
}

/** What is left until a clock runs out, never less than nothing. */
export interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Less than a quarter of a minute. */
  readonly isShort: boolean;
}

const SHORT = 15;

/** Both in milliseconds since 1970. */
export function leftUntil(deadline: number, now: number): Left {
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isShort: left < SHORT,
  };
}

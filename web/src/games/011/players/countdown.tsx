import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import { leftUntil } from './left-until.ts';
import './countdown.css';

const SECOND = 1000;

/** How long a clock still runs; it has nothing to do with Time. */
export function Countdown({ desk, deadline }: { readonly desk: Desk<Eleven>; readonly deadline: number }) {
  const now = useSignal(nowAt(desk));
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = nowAt(desk);
    }, SECOND);
    return () => clearInterval(ticking);
  }, [desk]);
  const left = leftUntil(deadline, now.value);
  return (
    <span class="players-clock" role="timer" data-short={left.isShort} title={t('players.clock')}>
      <span class="heard-only">{t('players.clock')}</span>
      {left.days > 0
        ? t('players.days-left', { days: left.days, hours: left.hours })
        : left.hours > 0
          ? t('players.hours-left', { hours: left.hours, minutes: left.minutes })
          : `${left.minutes}:${String(left.seconds).padStart(2, '0')}`}
    </span>
  );
}

function nowAt(desk: Desk<Eleven>): number {
  return desk.table.company?.now() ?? Date.now();
}

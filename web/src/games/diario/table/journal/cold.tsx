import { COLD_THRESHOLDS, doesColdBite } from '@vigilia/game-diario';
import type { ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import './cold.css';

const SHOWN = 8;

/** Cold against the three thresholds of Fate: a reached one is marked and in words. */
export function Cold({ draft, view: { cold } }: ViewProps) {
  const reached = COLD_THRESHOLDS.filter((threshold) => doesColdBite(cold, threshold));
  return (
    <p class="cold" data-reached={reached.length}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5v13M2.4 4.8l11.2 6.4M13.6 4.8L2.4 11.2M6 2.5l2 2 2-2M6 13.5l2-2 2 2" />
      </svg>
      <span>
        {say(draft, 'journal.cold', { cold })}
        <span class="heard-only">{say(draft, 'journal.cold-reached', { count: reached.length })}</span>
      </span>
      <span class="cold-scale" aria-hidden="true">
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

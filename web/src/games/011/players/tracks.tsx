import { MOST_TIME, PAGES, type View } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import type { IconName } from '../emblems/icons.ts';
import './tracks.css';

/** The pages with which Fenrir wins, and a Hero, who needs all there are (WIN-2). */
const GOALS: readonly number[] = [PAGES.fenrir, PAGES.hero];

const FIVES = [5, 10, 15, 20, 25, 30, 35, 40];

/** Time left, on a rail of 45 with a mark at every five. */
export function TimeTrack({ time }: Pick<View['players'][number], 'time'>) {
  return (
    <span class="players-track" title={t('players.time', { time })}>
      <Icon name="time" />
      <span class="heard-only">{t('players.time', { time })}</span>
      <svg class="players-rail" viewBox={`0 0 ${MOST_TIME} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="players-bed" width={MOST_TIME} height="8" />
        <rect class="players-time" width={time} height="8" />
        {FIVES.map((at) => (
          <path key={at} class="players-mark" d={`M${at} 5v3`} />
        ))}
      </svg>
      <span class="players-number" aria-hidden="true">
        {time}
      </span>
    </span>
  );
}

/** The pages written, each a leaf of its own; the twelfth and the last are marked. */
export function MusicTrack({ music }: Pick<View['players'][number], 'music'>) {
  return (
    <span class="players-track" title={t('players.music', { music })}>
      <Icon name="music" />
      <span class="heard-only">{t('players.music', { music })}</span>
      <svg
        class="players-rail"
        viewBox={`0 0 ${PAGES.hero * 4} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: PAGES.hero }, (_, page) => {
          const isGoal = GOALS.includes(page + 1);
          return (
            <rect
              key={page}
              class="players-page"
              data-written={page < music}
              data-goal={isGoal}
              x={page * 4 + 0.4}
              y={isGoal ? 0.5 : 2.5}
              width="3.2"
              height={isGoal ? 7 : 5}
            />
          );
        })}
      </svg>
      <span class="players-number" aria-hidden="true">
        {music}
      </span>
    </span>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly count: number;
  /** What is counted, number and all. */
  readonly words: string;
}

/** A number with a small engraving of what it counts. */
export function Count({ icon, count, words }: CountProps) {
  return (
    <span class="players-count" title={words}>
      <Icon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span class="heard-only">{words}</span>
    </span>
  );
}

import { MOST_TIME, PAGES, type View } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import type { IconName } from '../emblems/icons.ts';
import * as players from './players.module.css';
import * as styles from './tracks.module.css';

/** The pages with which Fenrir wins, and a Hero, who needs all there are (WIN-2). */
const GOALS: readonly number[] = [PAGES.fenrir, PAGES.hero];

const FIVES = [5, 10, 15, 20, 25, 30, 35, 40];

/** Time left, on a rail of 45 with a mark at every five. */
export function TimeTrack({ time }: Pick<View['players'][number], 'time'>) {
  return (
    <span class={styles.playersTrack} title={t('players.time', { time })}>
      <Icon name="time" />
      <span class="heard-only">{t('players.time', { time })}</span>
      <svg
        class={styles.playersRail}
        viewBox={`0 0 ${MOST_TIME} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect class={styles.playersBed} width={MOST_TIME} height="8" />
        <rect class={styles.playersTime} width={time} height="8" />
        {FIVES.map((at) => (
          <path key={at} class={styles.playersMark} d={`M${at} 5v3`} />
        ))}
      </svg>
      <span class={styles.playersNumber} aria-hidden="true">
        {time}
      </span>
    </span>
  );
}

/** The pages written, each a leaf of its own; the twelfth and the last are marked. */
export function MusicTrack({ music }: Pick<View['players'][number], 'music'>) {
  return (
    <span class={styles.playersTrack} title={t('players.music', { music })}>
      <Icon name="music" />
      <span class="heard-only">{t('players.music', { music })}</span>
      <svg
        class={styles.playersRail}
        viewBox={`0 0 ${PAGES.hero * 4} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: PAGES.hero }, (_, page) => {
          const isGoal = GOALS.includes(page + 1);
          return (
            <rect
              key={page}
              class={styles.playersPage}
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
      <span class={styles.playersNumber} aria-hidden="true">
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
    <span class={players.playersCount} title={words}>
      <Icon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span class="heard-only">{words}</span>
    </span>
  );
}

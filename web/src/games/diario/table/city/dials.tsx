import { LOUDEST, percentHeard, UNKNOWN_CARDS } from '@vigilia/game-diario';
import type { DraftProps, View, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './dials.module.css';
import { middleOf, segmentsOf } from './ring.ts';

const RING = { inner: 30, outer: 48, turn: 0.8, from: -0.4, gap: 0.1 };

interface Props extends DraftProps {
  readonly noise: number;
}

/** Noise as a dial of eight, and the chance of being heard at each step (SCAV-3). */
export function NoiseDial({ draft, noise }: Props) {
  return (
    <figure class={styles.dial} data-sign="noise">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {segmentsOf(LOUDEST, RING).map((path, index) => (
          <path key={path} class={styles.dialNoise} d={path} data-on={index < noise ? '' : undefined} />
        ))}
        <text class={styles.dialNumber} x="50" y="58">
          {noise}
        </text>
        {Array.from({ length: LOUDEST }, (_, index) => (
          <text
            key={index}
            class={styles.dialSmall}
            data-on={index < noise ? '' : undefined}
            {...middleOf(LOUDEST, index, RING)}
          >
            {10 * (index + 1)}
          </text>
        ))}
      </svg>
      <figcaption class={styles.dialWords}>
        <b>{say(draft, 'city.noise', { noise })}</b>
        <span>{say(draft, 'city.heard', { percent: percentHeard(noise) })}</span>
      </figcaption>
    </figure>
  );
}

interface UnknownClockProps extends ViewProps {
  readonly place: NonNullable<View['scavenging']>['place'];
}

/** The Unknown deck as a clock: a card for each, those spent are dark (SCAV-4). */
export function UnknownClock({ draft, view, place }: UnknownClockProps) {
  const total = UNKNOWN_CARDS[place];
  const left = view.decks.unknown;
  return (
    <figure class={styles.dial} data-sign="night-cards">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {segmentsOf(total, { inner: 31, outer: 48, turn: 1, from: 0, gap: 0.18 }).map((path, index) => (
          <path
            key={path}
            class={styles.dialCard}
            d={path}
            data-spent={index < total - left ? '' : undefined}
          />
        ))}
        <text class={styles.dialNumber} x="50" y="58">
          {left}
        </text>
      </svg>
      <figcaption class={styles.dialWords}>
        <b>{say(draft, 'city.time', { count: left })}</b>
        <span>{say(draft, 'city.time-of', { total })}</span>
      </figcaption>
    </figure>
  );
}

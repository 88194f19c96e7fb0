import { UNKNOWN_CARDS } from '@vigilia/game-diario';
import type { View, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { segmentsOf } from './ring.ts';
import './dials.css';

interface Props extends ViewProps {
  readonly place: NonNullable<View['scavenging']>['place'];
}

/** The Unknown deck as a clock: a card for each, those spent are dark (SCAV-4). */
export function UnknownClock({ draft, view, place }: Props) {
  const total = UNKNOWN_CARDS[place];
  const left = view.decks.unknown;
  return (
    <figure class="dial">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {segmentsOf(total, { inner: 31, outer: 48, turn: 1, from: 0, gap: 0.18 }).map((path, index) => (
          <path key={path} class="dial-card" d={path} data-spent={index < total - left ? '' : undefined} />
        ))}
        <text class="dial-number" x="50" y="58">
          {left}
        </text>
      </svg>
      <figcaption class="dial-words">
        <b>{say(draft, 'city.time', { count: left })}</b>
        <span>{say(draft, 'city.time-of', { total })}</span>
      </figcaption>
    </figure>
  );
}

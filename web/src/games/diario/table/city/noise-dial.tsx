import { LOUDEST } from '@vigilia/game-diario';
import type { ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { segmentsOf } from './ring.ts';
import './dials.css';

interface Props extends ViewProps {
  readonly noise: number;
}

/** Noise as a dial of eight, the chance of being heard at each step, and who may be met (SCAV-3). */
export function NoiseDial({ draft, view, noise }: Props) {
  const residents = view.decks.residents;
  return (
    <figure class="dial">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {segmentsOf(LOUDEST, { inner: 31, outer: 48, turn: 0.76, from: -0.38, gap: 0.14 }).map(
          (path, index) => (
            <path key={path} class="dial-noise" d={path} data-on={index < noise ? '' : undefined} />
          ),
        )}
        <text class="dial-number" x="50" y="58">
          {noise}
        </text>
        <text class="dial-small" x="50" y="90">
          {say(draft, 'city.percent', { percent: noise * 10 })}
        </text>
      </svg>
      <figcaption class="dial-words">
        <b>{say(draft, 'city.noise', { noise })}</b>
        <span>{say(draft, 'city.heard', { percent: noise * 10 })}</span>
        <span>
          {residents === 0
            ? say(draft, 'city.residents-shuffled')
            : say(draft, 'city.residents', { count: residents })}
        </span>
      </figcaption>
    </figure>
  );
}

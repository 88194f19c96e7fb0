import type { PersonId } from '@vigilia/game-diario';
import type { Doing } from '../whereabouts.ts';
import { LOOKS } from './looks.ts';
import { POSES } from './poses.ts';
import './figure.css';

/** A small person, known by the head and the coat. */
export function Figure({ person, doing }: { readonly person: PersonId; readonly doing: Doing }) {
  const { head, headOf, coat } = LOOKS[person];
  const pose = POSES[doing];
  return (
    <svg class="figure" viewBox="-16 -52 32 54" aria-hidden="true">
      <path class="figure-legs" d={pose.legs} />
      <path class={`figure-coat figure-${coat}`} d={pose.coat} />
      <path class="figure-lines" d={pose.lines} />
      <g transform={`translate(${pose.head.x} ${pose.head.y}) rotate(${pose.head.turn})`}>
        <circle class="figure-face" r="5.8" />
        <path class={`of-${headOf}`} d={head} />
      </g>
    </svg>
  );
}

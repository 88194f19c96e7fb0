import type { PersonId } from '@vigilia/game-diario';
import { FACES } from './faces.ts';
import { shapesOf } from './portrait-parts.ts';
import './portrait.css';

interface Props {
  readonly person: PersonId;
  /** In rem; 3 where it is not given. */
  readonly size?: number;
}

/** A person in pencil on a scrap of paper. The name stands beside it. */
export function Portrait({ person, size = 3 }: Props) {
  return (
    <svg
      class="portrait"
      viewBox="0 0 48 48"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
    >
      {shapesOf(FACES[person]).map(([shade, lines], index) => (
        <path key={index} class={`portrait-${shade}`} d={lines} />
      ))}
    </svg>
  );
}

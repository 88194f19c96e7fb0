import type { Character } from '@vigilia/game-011';
import { Emblem } from '../emblems/emblem.tsx';
import './badge.css';

/** A Character's emblem as large as the words beside it. */
export function Badge({ character }: { readonly character: Character }) {
  return (
    <svg class="badge" data-sign={character} viewBox="-54 -54 108 108" aria-hidden="true">
      <Emblem character={character} size={100} />
    </svg>
  );
}

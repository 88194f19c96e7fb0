import type { LocationId } from '@vigilia/game-diario';
import { SILHOUETTES } from './silhouettes.ts';
import './building.css';

interface Props {
  readonly location: LocationId;
}

/** A Location as it stands against the sky. */
export function Building({ location }: Props) {
  const { mass, lines, lit } = SILHOUETTES[location];
  return (
    <svg class="building" viewBox="0 0 120 80" aria-hidden="true">
      <path class="building-mass" d={mass} />
      <path class="building-lines" d={lines} />
      <path class="building-lit" d={lit} />
      <path class="building-ground" d="M0 77h120" />
    </svg>
  );
}

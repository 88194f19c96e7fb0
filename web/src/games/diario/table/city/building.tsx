import loadSilhouettes from 'drawings:diario/table/city/silhouettes';
import type { LocationId } from '@vigilia/game-diario';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import './building.css';

interface Props {
  readonly location: LocationId;
}

const silhouettes = late(loadSilhouettes);

/** A Location as it stands against the sky; the ground alone until its lines are there. */
export const Building = lazyIn(silhouettes, () => Outline, { Waiting: Outline, Failed: () => null });

function Outline({ location }: Props) {
  const { mass, lines, lit } = silhouettes.part.value?.SILHOUETTES[location] ?? {};
  return (
    <svg class="building" viewBox="0 0 120 80" aria-hidden="true">
      <path class="building-mass" d={mass} />
      <path class="building-lines" d={lines} />
      <path class="building-lit" d={lit} />
      <path class="building-ground" d="M0 77h120" />
    </svg>
  );
}

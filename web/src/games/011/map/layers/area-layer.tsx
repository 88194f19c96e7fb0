import { HEIGHT, MARGIN, WIDTH } from '../measure.ts';
import type { Scene } from '../scene/scene.ts';
import { filled, outlined } from './outline.ts';
import './area-layer.css';

const CITY = `M${MARGIN} ${MARGIN}H${WIDTH - MARGIN}V${HEIGHT - MARGIN}H${MARGIN}Z`;

/** Where the Organ may be: lit, and the rest of the city in the dark while that is the question. */
export function AreaLayer({ scene }: { readonly scene: Scene }) {
  const area = scene.area.value;
  if (area === null) return null;
  const { squares, lost, isAsked } = area;
  return (
    <g class="map-area" data-asked={isAsked || lost.size > 0 ? '' : undefined}>
      <path class="map-area-dark" d={CITY + filled(squares)} />
      <path class="map-area-light" d={filled(squares)} />
      <path class="map-area-lost" d={outlined(lost)} />
      <path class="map-area-casing" d={outlined(squares)} />
      <path class="map-area-edge" d={outlined(squares)} />
    </g>
  );
}

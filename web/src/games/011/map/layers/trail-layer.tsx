import type { Scene } from '../scene/scene.ts';
import { LegDrawn } from './leg-drawn.tsx';

/** Footprints of what the others did in their latest turns, the older the fainter. */
export function TrailLayer({ scene }: { readonly scene: Scene }) {
  const trails = scene.trails.value;
  return (
    <g class="map-trails">
      {trails.map(({ seat, legs }, index) => (
        <g key={seat} opacity={0.4 + (0.45 * (index + 1)) / trails.length}>
          {legs.map((leg, step) => (
            <LegDrawn key={step} leg={leg} />
          ))}
        </g>
      ))}
    </g>
  );
}

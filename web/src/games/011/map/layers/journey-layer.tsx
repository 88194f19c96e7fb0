import { Emblem } from '../../emblems/emblem.tsx';
import { centreOf } from '../measure.ts';
import type { Scene } from '../scene/scene.ts';
import * as styles from './journey-layer.module.css';
import * as layers from './layers.module.css';
import * as legDrawn from './leg-drawn.module.css';
import { LegDrawn } from './leg-drawn.tsx';
import { ClueToken, OrganToken } from './piece-layer.tsx';

/** The way that is drafted. */
export function JourneyLayer({ scene }: { readonly scene: Scene }) {
  return (
    <g>
      {scene.journey.value.legs.map((leg, step) => (
        <LegDrawn key={step} leg={leg} />
      ))}
    </g>
  );
}

/** What would stand elsewhere if the draft were answered. */
export function GhostLayer({ scene }: { readonly scene: Scene }) {
  const { ends, clue, organ } = scene.journey.value;
  return (
    <g class={layers.mapGhosts}>
      {[...ends].map(([character, square]) => {
        const { x, y } = centreOf(square);
        return (
          <g key={character} class={layers.mapGhost} transform={`translate(${x} ${y})`}>
            <circle class={styles.mapGhostRing} r="40" />
            <Emblem character={character} size={68} />
          </g>
        );
      })}
      {clue !== null && <ClueToken square={clue} isGhost />}
      {organ !== null && <OrganToken square={organ} isGhost />}
    </g>
  );
}

/** Footprints of what the others did in their latest turns, the older the fainter. */
export function TrailLayer({ scene }: { readonly scene: Scene }) {
  const trails = scene.trails.value;
  return (
    <g class={legDrawn.mapTrails}>
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

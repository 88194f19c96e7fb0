import type { Square } from '@vigilia/game-011';
import type { ComponentChildren } from 'preact';
import { centreOf, HEIGHT, WIDTH } from '../measure.ts';
import type { Scene } from '../scene/scene.ts';
import { AreaLayer } from './area-layer.tsx';
import { GhostLayer, JourneyLayer, TrailLayer } from './journey-layer.tsx';
import * as styles from './layers.module.css';
import { CostLayer, OfferLayer } from './offer-layer.tsx';
import { PieceLayer } from './piece-layer.tsx';

/** What changes, upon the plate that does not. */
export function Layers({ scene }: { readonly scene: Scene }) {
  return (
    <LayerSheet>
      <AreaLayer scene={scene} />
      <TrailLayer scene={scene} />
      <OfferLayer scene={scene} />
      <GlowLayer scene={scene} />
      <JourneyLayer scene={scene} />
      <PieceLayer scene={scene} />
      <GhostLayer scene={scene} />
      <CostLayer scene={scene} />
    </LayerSheet>
  );
}

/** A clear sheet as large as the plate, to draw upon it. */
export function LayerSheet({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class={styles.mapLayers} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** What is pointed at, picked out, or where the draft ends. */
function GlowLayer({ scene }: { readonly scene: Scene }) {
  const goal = scene.goal.value;
  return (
    <g>
      {[...scene.lit.value].map((square) => (
        <Glow key={square} square={square} why="lit" />
      ))}
      {[...scene.picked.value].map((square) => (
        <Glow key={square} square={square} why="picked" />
      ))}
      {goal !== null && <Glow square={goal} why="goal" />}
    </g>
  );
}

function Glow({ square, why }: { readonly square: Square; readonly why: 'lit' | 'picked' | 'goal' }) {
  const { x, y } = centreOf(square);
  return (
    <g data-why={why} transform={`translate(${x} ${y})`}>
      <rect class={styles.mapGlowCasing} x="-47" y="-47" width="94" height="94" rx="10" />
      <rect class={styles.mapGlowFrame} x="-47" y="-47" width="94" height="94" rx="10" />
    </g>
  );
}

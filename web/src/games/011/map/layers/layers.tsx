import { HEIGHT, WIDTH } from '../measure.ts';
import type { Scene } from '../scene/scene.ts';
import { AreaLayer } from './area-layer.tsx';
import { GlowLayer } from './glow-layer.tsx';
import { GhostLayer, JourneyLayer } from './journey-layer.tsx';
import { CostLayer, OfferLayer } from './offer-layer.tsx';
import { PieceLayer } from './piece-layer.tsx';
import { TrailLayer } from './trail-layer.tsx';
import './layers.css';

/** What changes, upon the plate that does not. */
export function Layers({ scene }: { readonly scene: Scene }) {
  return (
    <svg class="map-layers" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <AreaLayer scene={scene} />
      <TrailLayer scene={scene} />
      <OfferLayer scene={scene} />
      <GlowLayer scene={scene} />
      <JourneyLayer scene={scene} />
      <PieceLayer scene={scene} />
      <GhostLayer scene={scene} />
      <CostLayer scene={scene} />
    </svg>
  );
}

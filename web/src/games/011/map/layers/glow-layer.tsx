import type { Square } from '@vigilia/game-011';
import { centreOf } from '../measure.ts';
import type { Scene } from '../scene/scene.ts';
import './glow-layer.css';

/** What is pointed at, picked out, or where the draft ends. */
export function GlowLayer({ scene }: { readonly scene: Scene }) {
  const goal = scene.goal.value;
  return (
    <g class="map-glows">
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
    <g class={`map-glow map-glow-${why}`} transform={`translate(${x} ${y})`}>
      <rect class="map-glow-casing" x="-47" y="-47" width="94" height="94" rx="10" />
      <rect class="map-glow-frame" x="-47" y="-47" width="94" height="94" rx="10" />
    </g>
  );
}

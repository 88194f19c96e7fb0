import { centreOf } from '../measure.ts';
import type { Leg } from '../scene/journey.ts';
import { bow, footprints } from './ways.ts';
import './leg-drawn.css';

/** A stretch of a way: footprints for a walk, a bow for what goes through the air, on rails or by magic. */
export function LegDrawn({ leg }: { readonly leg: Leg }) {
  const [from, to] = [centreOf(leg.from), centreOf(leg.to)];
  if (leg.how === 'walk') {
    return (
      <g class="map-leg map-leg-walk">
        <path class="map-leg-casing" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <path class="map-leg-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <path class="map-leg-print" d={footprints(from, to)} />
      </g>
    );
  }
  const { line, head } = bow(from, to);
  return (
    <g class={`map-leg map-leg-${leg.line ?? leg.how}`}>
      <path class="map-leg-casing" d={line} />
      <path class="map-leg-line" d={line} />
      <path class="map-leg-head" d={head} />
    </g>
  );
}

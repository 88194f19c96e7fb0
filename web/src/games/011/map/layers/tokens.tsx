import type { Square } from '@vigilia/game-011';
import { ICONS } from '../../emblems/icons.ts';
import { centreOf } from '../measure.ts';
import './tokens.css';

interface Token {
  readonly square: Square;
  readonly isGhost?: boolean;
}

/** A lens on a brass counter. */
export function ClueToken({ square, isGhost = false }: Token) {
  const { x, y } = centreOf(square);
  return (
    <g class={`map-clue ${isGhost ? 'map-ghost' : ''}`} transform={`translate(${x} ${y})`}>
      <circle class="map-clue-disc" r="25" />
      <circle class="map-clue-rim" r="20.5" />
      <path class="map-clue-lens" d={ICONS.clue} transform="translate(-16.5 -16) scale(1.35)" />
    </g>
  );
}

/** Pipes on a dark case, taller than any piece. */
export function OrganToken({ square, isGhost = false }: Token) {
  const { x, y } = centreOf(square);
  return (
    <g class={`map-organ ${isGhost ? 'map-ghost' : ''}`} transform={`translate(${x} ${y})`}>
      <path
        class="map-organ-case"
        d="M-38 40V-20C-38 -28 -22 -30 -20 -38C-12 -47 12 -47 20 -38C22 -30 38 -28 38 -20V40Z"
      />
      {[-28, -17, -6, 6, 17, 28].map((at) => {
        const tall = 44 - Math.abs(at) * 0.75;
        return (
          <g key={at} transform={`translate(${at} 18)`}>
            <path class="map-organ-pipe" d={`M-4 0V${-tall}a4 3 0 0 1 8 0V0L0 9Z`} />
            <path class="map-organ-mouth" d="M-2.5 -7h5l-2.5 -5Z" />
          </g>
        );
      })}
      <path
        class="map-organ-keys"
        d="M-34 31H34M-28 28V34M-20 28V34M-12 28V34M-4 28V34M4 28V34M12 28V34M20 28V34M28 28V34"
      />
    </g>
  );
}

import type { Character } from '@vigilia/game-011';
import type { SVGAttributes } from 'preact';
import { Emblem } from '../../emblems/emblem.tsx';
import * as picture from './picture.module.css';
import { rays } from './strokes.ts';

/** Half the width and half the height of a card. */
const [ACROSS, DOWN] = [62, 88];

interface EdgeProps extends SVGAttributes<SVGRectElement> {
  /** How far it lies inside the card. */
  readonly inset: number;
}

/** The outline of a card, or a line along it. */
function Edge({ inset, ...drawn }: EdgeProps) {
  const [across, down] = [ACROSS - inset, DOWN - inset];
  return <rect x={-across} y={-down} width={2 * across} height={2 * down} {...drawn} />;
}

/** The face of a Character card, round 0,0. */
export function CardFace({ character }: { readonly character: Character }) {
  return (
    <>
      <Edge inset={0} rx="7" fill="#e6d6b0" stroke="#3d2b10" stroke-width="2" />
      <Edge inset={6} rx="4" class={picture.momentBead} />
      <path
        d={rays([0, 0], { count: 48, from: 50, to: 60, ragged: 0 })}
        stroke="#8a6a2c"
        stroke-width="0.8"
        opacity="0.7"
      />
      <Emblem character={character} size={92} />
      <path
        d="M-40 -74H40M-40 74H40M-6 -74L0 -80L6 -74L0 -68ZM-6 74L0 80L6 74L0 68Z"
        class={picture.momentBead}
      />
    </>
  );
}

/** A Hero or Fenrir card without its sign, round 0,0: parchment, or the dark of the wolf. */
export function RoleEdge({ isDark }: { readonly isDark: boolean }) {
  return (
    <>
      <Edge inset={0} rx="7" fill={isDark ? '#3a1510' : '#e6d6b0'} stroke="#3d2b10" stroke-width="2" />
      <Edge inset={6} rx="4" class={isDark ? picture.momentRim : picture.momentBead} />
    </>
  );
}

/** The back of a Character card, round 0,0: an eye in a star of eleven rays. */
export function CardBack() {
  return (
    <>
      <Edge inset={0} rx="7" fill="#3a1510" stroke="url(#moment-brass)" stroke-width="3" />
      <Edge inset={8} rx="4" class={picture.momentRim} />
      <path d={rays([0, 0], { count: 66, from: 30, to: 50, ragged: 0.5 })} class={picture.momentRim} />
      <path
        d={rays([0, 0], { count: 11, from: 26, to: 62, ragged: 0 })}
        class={picture.momentRim}
        stroke-width="2"
      />
      <path
        d="M-24 0S-12 -16 0 -16S24 0 24 0S12 16 0 16S-24 0 -24 0Z"
        fill="#150f09"
        class={picture.momentRim}
      />
      <circle r="8" fill="url(#moment-brass)" />
      <circle r="3" fill="#150f09" />
    </>
  );
}

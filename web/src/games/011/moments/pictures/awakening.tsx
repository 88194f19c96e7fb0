import { ICONS } from '../../emblems/icons.ts';
import { RoleEdge } from './card.tsx';
import { Fenrir } from './fenrir.tsx';
import * as picture from './picture.module.css';
import type { SceneProps } from './picture.tsx';
import { rays } from './strokes.ts';

/** Fenrir wakes, and the own Hero or Fenrir card lies before the wolf: a whole card, turned up for one pair of eyes. */
export function Awakening({ role }: Pick<SceneProps, 'role'>) {
  const isFenrir = role === 'fenrir';
  return (
    <>
      <g transform="translate(-88 0)">
        <Fenrir />
      </g>
      <g transform="translate(352 152) rotate(4) scale(1.28)">
        <g class={picture.momentCardFace}>
          <RoleEdge isDark={isFenrir} />
          <path
            d={rays([0, -10], { count: 48, from: 44, to: 56, ragged: isFenrir ? 0.5 : 0 })}
            stroke={isFenrir ? '#c2483a' : '#8a6a2c'}
            stroke-width="0.9"
            opacity="0.8"
          />
          <path
            d={ICONS[role]}
            transform="translate(0 -10) scale(2.9) translate(-12 -12)"
            fill="none"
            stroke={isFenrir ? '#ffcf6a' : '#3d2b10'}
            stroke-width="1.3"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      </g>
    </>
  );
}

import type { Character, Eleven, View } from '@vigilia/game-011';
import type { ComponentType } from 'preact';
import type { PictureProps } from '../../../../draft/moment.ts';
import type { MomentName } from '../moments.ts';
import { Awakening } from './awakening.tsx';
import { Declaration, Wrong } from './declaration.tsx';
import { Fenrir } from './fenrir.tsx';
import { Hour } from './hour.tsx';
import { Organ } from './organ.tsx';
import * as styles from './picture.module.css';
import { Ragnarok } from './ragnarok.tsx';

export interface SceneProps {
  /** The Character whom a declaration names, or whom the viewer has found. */
  readonly character: Character;
  /** The role that the viewer was dealt. */
  readonly role: Role;
  /** The Hour that begins. */
  readonly hour: number;
  /** Whether all that the picture checks holds. */
  readonly isRight: boolean;
}

type Role = NonNullable<NonNullable<View['own']>['role']>;

const SCENES: Readonly<Record<MomentName, ComponentType<SceneProps>>> = {
  fenrir: Fenrir,
  organ: Organ,
  declaration: Declaration,
  wrong: Wrong,
  ragnarok: Ragnarok,
  awakening: Awakening,
  solved: Declaration,
  hour: Hour,
};

/** The picture of a moment: an engraving on soot, 480 by 300. */
export function Picture({ moment }: PictureProps<Eleven>) {
  const Scene = SCENES[moment.name as MomentName];
  const { character, role, hour } = { ...moment.event, ...moment.shows } as unknown as SceneProps;
  const isRight = moment.name === 'solved' || moment.lines.at(-1)?.holds === true;
  return (
    <svg
      class={styles.momentPicture}
      viewBox={moment.name === 'hour' ? '100 10 280 280' : '0 0 480 300'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="moment-brass" x2="0.35" y2="1">
          <stop offset="0" stop-color="#f3d992" />
          <stop offset="0.45" stop-color="#b98d3c" />
          <stop offset="1" stop-color="#5a3f14" />
        </linearGradient>
        <radialGradient id="moment-gaslight">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity="0.95" />
          <stop offset="0.35" stop-color="#e8a743" stop-opacity="0.5" />
          <stop offset="1" stop-color="#8a4f14" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="moment-blood">
          <stop offset="0" stop-color="#c2483a" stop-opacity="0.8" />
          <stop offset="0.5" stop-color="#7a231b" stop-opacity="0.45" />
          <stop offset="1" stop-color="#3a0f0b" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="moment-edge" r="0.72">
          <stop offset="0.55" stop-color="#0b0704" stop-opacity="0" />
          <stop offset="1" stop-color="#0b0704" stop-opacity="0.85" />
        </radialGradient>
      </defs>
      <rect width="480" height="300" fill="#150f09" />
      <Scene character={character} role={role} hour={hour} isRight={isRight} />
      <rect width="480" height="300" fill="url(#moment-edge)" />
    </svg>
  );
}

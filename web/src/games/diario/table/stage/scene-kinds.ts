import type { Late } from '../../../../ui/lazy.tsx';
import type { Event } from '../asked.ts';
import { fightScene, raidScene } from '../late-parts.ts';
import type { SceneMaker } from '../scenes/scene.ts';

/** A kind of scene, which is fetched when it is first played. */
export interface SceneKind {
  /** The value of `data-scene` while it is played. */
  readonly name: string;
  /** The events that call for it. */
  readonly calledBy: readonly Event['type'][];
  readonly part: Late<{ readonly stage: SceneMaker }>;
}

/** Every kind of scene. */
const SCENE_KINDS: readonly SceneKind[] = [
  {
    name: 'fight',
    calledBy: [
      ...(['fight', 'fight-round', 'backstab', 'armed', 'bare-handed'] as const),
      ...(['rolled-with', 'rolled-bare-handed', 'enemy-rolled-with', 'enemy-rolled-bare-handed'] as const),
      ...(['enemy-wounded', 'enemy-killed', 'enemy-died', 'enemy-left', 'enemies-gone', 'fled'] as const),
    ],
    part: fightScene,
  },
  {
    name: 'raid',
    calledBy: ['raid-turned', 'raid-shielded', 'cancelled-raid', 'lost'],
    part: raidScene,
  },
];

/** The kinds that something of what happened calls for, in the order of what calls for them. */
export function kindsCalledBy(
  events: readonly Event[],
  kinds: readonly SceneKind[] = SCENE_KINDS,
): readonly SceneKind[] {
  const called = kinds.map((kind) => ({
    kind,
    at: events.findIndex(({ type }) => kind.calledBy.includes(type)),
  }));
  return called
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}

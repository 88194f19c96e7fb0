import type { Effect } from '../../../src/data/language/effect.ts';
import type { Scene } from '../../../src/state/frames.ts';
import type { Scavenging } from '../../../src/state/state.ts';
import { at, type Position, type Scenario } from '../../scenario.ts';

export const HOME: Scene = { where: 'home', actor: null, story: null };
export const OUT: Scene = { where: 'out', actor: null, story: null };

export const A_NIGHT_OUT: Scavenging = {
  place: 'near',
  location: 'music-school',
  noise: 3,
  area: { cards: [], residents: [] },
  waiting: [],
  hushed: [],
  specials: [],
  left: false,
};

/** Marin and Vesna are out, Anton is at home on guard. */
export const ABROAD: Position = {
  people: { marin: { duty: 'scavenge' }, vesna: { duty: 'scavenge' }, anton: { duty: 'guard' } },
  scavenging: A_NIGHT_OUT,
};

/** These effects take place at this scene. */
export function effecting(
  effects: readonly Effect[],
  position: Position = {},
  scene: Scene = HOME,
  seed = 'effects',
): Scenario {
  return at([{ step: 'effects', effects, scene }], position, { seed });
}

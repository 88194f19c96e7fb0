import type { Enemy, Fight } from '../src/state/state.ts';

/** A fight out of doors against Thugs, before its second round. */
export function fightWith(enemies: readonly Enemy[], change: Partial<Fight> = {}): Fight {
  return {
    where: 'out',
    thugs: true,
    enemies,
    round: 1,
    dealt: { byUs: 0, byThem: 0 },
    kills: { byUs: 0, byThem: 0 },
    brought: [],
    aside: [],
    killed: 0,
    fleeing: false,
    ...change,
  };
}

import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { rollsOf } from '../../../src/games/diario/table/combat/rolls.tsx';
import type { LogEntry } from '../../../src/table/table.ts';

function logOf(...entries: readonly Event[][]): LogEntry[] {
  return entries.map((events, index) => ({ answers: index, by: 0, events, at: 0 }));
}

const earlier: Event = { type: 'rolled-bare-handed', person: 'marin', face: 2 };
const ours: Event = { type: 'rolled-with', person: 'marin', weapon: 'knife', face: 'story' };
const theirs: Event = { type: 'enemy-rolled-with', enemy: 2, weapon: 'pistol', face: 'out-of-ammo' };

test('FIGHT-4 the dice of this round alone are shown, of both sides', () => {
  const round: Event = { type: 'fight-round', round: 2 };
  expect(rollsOf(logOf([earlier], [round, ours], [theirs]))).toEqual([
    { person: 'marin', enemy: null, weapon: 'knife', face: 'story' },
    { person: null, enemy: 2, weapon: 'pistol', face: 'out-of-ammo' },
  ]);
});

test('RAID-3 the dice of a raid begin with its card', () => {
  const turned: Event = { type: 'raid-turned', raid: 'looters', damage: 6, wounds: 2, variant: 0 };
  expect(rollsOf(logOf([earlier, turned], [ours]))).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { missingForObjective } from '../../src/knowledge/missing.ts';

const objective = { id: 'the-neighbour-upstairs', paid: false } as const;

test('MORN-2 what an Objective lacks is its cost less what lies in Storage', () => {
  expect(missingForObjective({ objective, storage: { wood: 1, components: 4 } })).toEqual({
    wood: 2,
    bandage: 1,
  });
  expect(missingForObjective({ objective, storage: { wood: 3, components: 2, bandage: 1 } })).toEqual({});
});

test('MORN-2 an Objective that was paid lacks nothing', () => {
  expect(missingForObjective({ objective: { ...objective, paid: true }, storage: {} })).toEqual({});
  expect(missingForObjective({ objective: null, storage: {} })).toEqual({});
});

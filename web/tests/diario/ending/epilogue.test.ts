import type { Person } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import { epilogueOf } from '../../../src/games/diario/table/ending/epilogue.ts';

const levels = { wounds: 0, illness: 2, misery: 1, hunger: 0, fatigue: 4 };
const marin: Person = { id: 'marin', levels, duty: null, weapon: null, remedies: [] };

test('END-3 a survivor whose states but Fatigue are at most 2 has an epilogue by Misery', () => {
  const view = { starters: ['arica', 'marin', 'anton'] } as const;
  expect(epilogueOf(marin, view)?.key).toMatch(/^person-epilogue.marin:1:[01]$/);
  expect(epilogueOf({ ...marin, levels: { ...levels, illness: 3 } }, view)).toBeNull();
});

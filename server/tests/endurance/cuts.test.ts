import { expect, test } from 'vitest';
import { freshFolder } from '../store/databases.ts';
import { playThroughCuts } from './cuts.ts';

test.each([
  { name: 'four people finish 011', gathering: { game: '011', seats: 4 } },
  { name: 'four people finish Diario', gathering: { game: 'diario', seats: 4 } },
])('$name though a line goes dead all the time', async ({ gathering }) => {
  const { location, remove } = await freshFolder();
  const { cuts, acknowledged, lost, faults } = await playThroughCuts(location, gathering, {
    next: (ledger) => ledger.grownBy(10),
  });
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(5);
  expect(acknowledged).toBeGreaterThan(20);
  await remove();
});

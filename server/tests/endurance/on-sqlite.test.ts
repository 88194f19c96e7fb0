import { expect, test } from 'vitest';
import { freshFolder } from '../store/databases.ts';
import { surviveKills } from './kills.ts';
import type { Ledger } from './ledger.ts';

test('killed three times in the middle of load, a server on SQLite loses nothing it acknowledged', async () => {
  const { location, remove } = await freshFolder();
  const killing = { kills: 3, next: (ledger: Ledger) => ledger.grownBy(20), atOnce: 3 };
  const { lost, faults, complaints, acknowledged, tables } = await surviveKills(location, killing);
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThan(3 * 20);
  expect(tables).toBeGreaterThanOrEqual(3);
  await remove();
}, 300_000);

import { expect, test } from 'vitest';
import { freshFolder } from '../store/databases.ts';
import { surviveKills } from './kills.ts';

test('killed five times in the middle of load, a server on SQLite loses nothing it acknowledged', async () => {
  const { location, remove } = await freshFolder();
  const killing = { kills: 5, choices: 20, longest: 200 };
  const { lost, faults, complaints, acknowledged, tables } = await surviveKills(location, killing);
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThan(5 * 20);
  expect(tables).toBeGreaterThanOrEqual(6);
  await remove();
}, 300_000);

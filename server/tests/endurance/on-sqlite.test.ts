import { expect, test } from 'vitest';
import { freshFolder } from '../store/databases.ts';
import { surviveKills } from './kills.ts';

test('killed three times in the middle of load, a server on SQLite loses nothing it acknowledged', async () => {
  const { location, remove } = await freshFolder();
  const killing = { kills: 3, choices: 20, longest: 200, atOnce: 3 };
  const { lost, faults, complaints, acknowledged, tables } = await surviveKills(location, killing);
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThan(3 * 20);
  expect(tables).toBeGreaterThanOrEqual(3);
  await remove();
}, 300_000);

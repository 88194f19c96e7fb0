import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../store/databases.ts';
import { surviveKills } from './kills.ts';
import type { Ledger } from './ledger.ts';
import { outliveAProcess } from './two-processes.ts';

/** Shorter than the usual, in milliseconds: the bots of a process that died wait as long for another. */
const lease = 1_000;

describe.concurrent('on PostgreSQL', { timeout: 300_000 }, () => {
  test('killed three times in the middle of load, a server loses nothing it acknowledged', async () => {
    const { location, remove } = await freshDatabase();
    const killing = { kills: 3, next: (ledger: Ledger) => ledger.grownBy(20), lease };
    const { lost, faults, complaints, acknowledged, tables } = await surviveKills(location, killing);
    expect(lost).toEqual([]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    expect(acknowledged).toBeGreaterThan(3 * 20);
    expect(tables).toBeGreaterThanOrEqual(4);
    await remove();
  });

  test.each([
    {
      name: 'three people and a bot',
      processes: 2,
      gathering: { game: '011', seats: 4, people: 3, bot: 'apprentice' },
    },
    { name: 'four people', processes: 2, gathering: { game: 'diario', seats: 4 } },
    { name: 'four people', processes: 3, gathering: { game: '011', seats: 4 } },
  ])(
    '$name at $gathering.game outlive one of $processes processes, and see the same end',
    async ({ processes, gathering }) => {
      const { location, remove } = await freshDatabase();
      const { lost, faults, complaints, acknowledged, beforeTheKill } = await outliveAProcess(
        location,
        gathering,
        { lease, processes },
      );
      expect(lost).toEqual([]);
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      expect(beforeTheKill).toBeGreaterThan(0);
      expect(acknowledged).toBeGreaterThan(beforeTheKill);
      await remove();
    },
  );
});

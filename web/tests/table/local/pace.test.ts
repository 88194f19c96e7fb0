import type { View } from '@vigilia/game-011';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalTable } from '../../../src/table/local/local-table.ts';
import { lay } from './local.ts';
import { sensibly } from './minds.ts';

const viewOf = (table: LocalTable) => table.view.value as View;
const isMine = (table: LocalTable) => table.asks.value.length > 0;

/** Bots answer over a channel, which takes turns of the event loop that no fake clock counts. */
const aMoment = () => new Promise((over) => setImmediate(over));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets bots play until this person is asked; notes what they waited for in each Hour, in milliseconds. */
async function wait(table: LocalTable, byHour = new Map<number, number>()): Promise<void> {
  for (let turns = 0; !isMine(table) && viewOf(table).over === null; turns++) {
    const [begun, { hour }] = [performance.now(), viewOf(table)];
    if (turns % 20 === 19) vi.advanceTimersToNextTimer();
    byHour.set(hour, (byHour.get(hour) ?? 0) + performance.now() - begun);
    await aMoment();
  }
}

describe('bots of a table on this device', () => {
  test.each([
    ['brisk', 8_000],
    ['calm', 40_000],
  ] as const)('five of them take at most an Hour’s limit at a %s table', async (pace, most) => {
    const { table } = lay({ seats: 6, given: { pace: () => pace } });
    const byHour = new Map<number, number>();
    while (viewOf(table).hour < 3 && viewOf(table).over === null) {
      await wait(table, byHour);
      if (isMine(table)) await table.choose(sensibly(table));
    }
    table.close();
    expect(byHour.size).toBeGreaterThan(1);
    for (const took of byHour.values()) expect(took).toBeLessThanOrEqual(most);
    expect(Math.max(...byHour.values())).toBeGreaterThan(most / 4);
  });
});

describe('skipping to the next own decision', () => {
  test('ends the waits of bots up to the next question to a person', async () => {
    const { table } = lay({ given: { pace: () => 'calm' } });
    await wait(table);
    await table.choose(sensibly(table));
    while (isMine(table)) await table.choose(sensibly(table));
    const { length } = table.log.value;
    expect(table.skipping.isOffered.value).toBe(true);
    // The clock stands still: only the skip lets them play.
    table.skipping.start();
    for (let turns = 0; !isMine(table) && turns < 2_000; turns++) await aMoment();
    expect(isMine(table)).toBe(true);
    expect(table.skipping.isOffered.value).toBe(false);
    expect(table.log.value.length).toBeGreaterThan(length);
    expect(table.skipping.from.value).toBe(length);
    table.close();
  });

  test('is over with the next answer: bots wait again', async () => {
    const { table } = lay({ given: { pace: () => 'calm' } });
    table.skipping.start();
    for (let turns = 0; !isMine(table) && turns < 2_000; turns++) await aMoment();
    while (isMine(table)) await table.choose(sensibly(table));
    expect(table.skipping.from.value).toBeNull();
    const { length } = table.log.value;
    for (let turns = 0; turns < 50; turns++) await aMoment();
    expect(table.log.value.length).toBe(length);
    table.close();
  });
});

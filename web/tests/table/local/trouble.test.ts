import { isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { readTable, type StoredTable } from '../../../src/storage/tables.ts';
import { LocalTable } from '../../../src/table/local/local-table.ts';
import { until } from '../until.ts';
import { lay, open, settingIn } from './local.ts';
import { sensibly } from './minds.ts';
import { deadThread, silentThread, threadHere } from './threads.ts';

const isMyTurn = (table: LocalTable) => table.asks.value.length > 0;

/** Counts the threads that were started; the first of them die. */
function dying(deaths: number) {
  let started = 0;
  return {
    startThread: () => (++started <= deaths ? deadThread() : threadHere()),
    started: () => started,
  };
}

describe('a thread of bots that dies', () => {
  test('starts again without a notice', async () => {
    const { startThread, started } = dying(2);
    const { table } = lay({ given: { startThread } });
    await until(() => isMyTurn(table));
    expect(table.trouble.value).toBeNull();
    expect(started()).toBe(3);
    table.close();
  });

  test('three times in a row lets bots choose at random, and the game goes on', async () => {
    const { startThread, started } = dying(4);
    const { table } = lay({ given: { startThread }, assist: 'hints' });
    await until(() => isMyTurn(table));
    expect(table.trouble.value?.reason.key).toBe('here.bots-gone');
    await table.choose(sensibly(table));
    await until(() => isMyTurn(table));
    expect(started()).toBe(5);
    table.close();
  });
});

test('a thread of bots that does not answer in time counts as dead', async () => {
  const { table } = lay({ given: { startThread: silentThread, patience: 20 } });
  expect(table.log.value).toHaveLength(1);
  await until(() => isMyTurn(table));
  expect(table.trouble.value?.reason.key).toBe('here.bots-gone');
  expect(table.log.value.length).toBeGreaterThan(1);
  table.close();
});

describe('full storage', () => {
  test('shows a notice, and the game is stored as soon as there is room', async () => {
    const { id, storage, table } = lay();
    await until(() => isMyTurn(table));
    storage.isFull = true;
    const { length } = (readTable(id, storage) as StoredTable).log;
    expect(await table.choose(sensibly(table))).toBeNull();
    await until(() => isMyTurn(table));
    expect(table.trouble.value?.reason.key).toBe('here.full');
    expect((readTable(id, storage) as StoredTable).log).toHaveLength(length);
    storage.isFull = false;
    await table.choose(sensibly(table));
    expect((readTable(id, storage) as StoredTable).log.length).toBe(table.log.value.length - 1);
    table.close();
  });
});

describe('two windows at one table', () => {
  test('never overwrite the choices of the other one', async () => {
    const { id, setting, table: one } = lay();
    const other = open(id, setting);
    await until(() => isMyTurn(one) && isMyTurn(other));
    const line = sensibly(one);
    expect(await one.choose(line)).toBeNull();
    expect(await other.choose(line)).toMatchObject({ reason: { key: 'refusal.stale' } });
    await until(() => isMyTurn(one));
    other.catchUp();
    expect(other.log.value).toEqual(one.log.value);
    one.close();
    other.close();
  });
});

test('a missing and an unreadable table are refused', () => {
  const { id, storage, table } = lay();
  table.close();
  const setting = settingIn(storage);
  const reasonOf = (which: string) => {
    const opened = LocalTable.open(which, setting);
    return isRefusal(opened) ? opened.reason.key : null;
  };
  expect(reasonOf('nowhere')).toBe('here.gone');
  const kept = readTable(id, storage) as StoredTable;
  storage.setItem(`vigilia.table.${id}`, JSON.stringify({ ...kept, log: [{ by: 0, choice: 'fly away' }] }));
  expect(reasonOf(id)).toBe('refusal.unknown-verb');
  storage.setItem(`vigilia.table.${id}`, '{"id":');
  expect(reasonOf(id)).toBe('here.broken');
});

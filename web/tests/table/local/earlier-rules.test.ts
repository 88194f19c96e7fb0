import { readFileSync } from 'node:fs';
import { game as eleven } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { recordingOf } from '../../../src/record/recording.ts';
import { verifyRecord } from '../../../src/record/verify.ts';
import { exportTable, importTable, keyOf, readTable, type StoredTable } from '../../../src/storage/tables.ts';
import { LocalTable } from '../../../src/table/local/local-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { game, open, settingIn } from './local.ts';

const fixtures = new URL('../../../../fixtures/', import.meta.url);

/** A table as the page stored it under an earlier version. */
function kept(name: string, change: (table: StoredTable) => object = (table) => table, rules = 1) {
  const written = readFileSync(new URL(`rules-${rules}/page/${name}.json`, fixtures), 'utf8');
  const table = { ...JSON.parse(written), ...change(JSON.parse(written)) } as StoredTable;
  const storage = new TestStorage();
  const stored = JSON.stringify(table);
  storage.setItem(keyOf(table.id), stored);
  return { storage, table, stored, setting: settingIn(storage) };
}

describe('a table of version 1 whose choices are legal under version 3', () => {
  test('goes on, with the version it began with and its whole log', async () => {
    const { storage, table: before, setting } = kept('011-straight-middle');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual({ began: 1, now: 3, stopped: null });
    expect(table.asked.value).toHaveLength(1);
    const logNow = () => (readTable(before.id, storage) as StoredTable).log.length;
    await expect.poll(logNow, { timeout: 20_000 }).toBeGreaterThan(before.log.length);
    table.close();
    const after = readTable(before.id, storage) as StoredTable;
    expect(after.header).toEqual(before.header);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  });

  test('is over where it was over, and its record is verified', async () => {
    const { table: before, setting } = kept('011-straight-over');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual({ began: 1, now: 3, stopped: null });
    expect(table.view.value).toMatchObject({ over: expect.anything() });
    const finding = await verifyRecord(await table.record(), game, null);
    expect(finding).toMatchObject({ holds: true, earlier: { began: 1, now: 3, allowed: 1, same: 1 } });
    table.close();
  });

  test('is not played on where it was over under version 1 and would not be now', () => {
    const { table: before, setting, stored, storage } = kept('011-straight-middle', () => ({ over: true }));
    const table = open(before.id, setting);
    expect(table.rules.value).toMatchObject({ stopped: { at: null } });
    expect(table.asked.value).toEqual([]);
    table.close();
    expect(storage.getItem(keyOf(before.id))).toBe(stored);
  });
});

describe.each(['011-crooked-middle', '011-crooked-over'])(
  '%s, of version 1, which version 3 forbids',
  (name) => {
    test('is shown up to the choice, takes no answer, and nothing of it is written', async () => {
      const { storage, stored, table: before, setting } = kept(name);
      const table = open(before.id, setting);
      expect(table.rules.value).toMatchObject({
        began: 1,
        now: 3,
        stopped: {
          clause: 'TURN-3',
          reason: { key: 'refusal.ability-first' },
          at: { choice: 'card investigate' },
        },
      });
      const number = table.rules.value.stopped?.at?.number ?? 0;
      expect(table.log.value).toHaveLength(number);
      expect(table.asks.value).toEqual([]);
      expect(await table.choose('pass')).toMatchObject({ reason: { key: 'version.stopped' } });
      expect(await table.leaveOrder(null)).toMatchObject({ reason: { key: 'version.stopped' } });
      expect(await table.undo()).not.toBeNull();
      table.markSeen();
      table.close();
      expect(storage.getItem(keyOf(before.id))).toBe(stored);
    });

    test('is downloaded, verified and replayed up to there, and opens a new table of version 3', async () => {
      const { storage, table: before, setting } = kept(name);
      const table = open(before.id, setting);
      const record = await table.record();
      expect(record.trim().split('\n')).toHaveLength(before.log.length + 2);
      expect(await verifyRecord(record, game, null)).toMatchObject({ holds: true, earlier: { allowed: 0 } });
      const recording = await recordingOf(eleven, record);
      if (isRefusal(recording)) throw new Error(recording.reason.key);
      expect(recording.rules).toEqual(table.rules.value);
      expect(recording.moments).toHaveLength(table.log.value.length);
      const next = String(await table.rematch()).replace('/here/', '');
      expect(readTable(next, storage)).toMatchObject({ header: { rules: 3 }, log: [] });
      table.close();
    });

    test('is exported and imported whole', () => {
      const { table } = kept(name);
      const storage = new TestStorage();
      expect(importTable(exportTable(table), storage)).toBe(table.id);
      expect(readTable(table.id, storage)).toEqual(table);
    });
  },
);

describe('a table of version 2', () => {
  const keptOfTwo = (name: string) => kept(name, undefined, 2);

  test('in which the Organ stands goes on where it was', () => {
    const { table: before, setting } = keptOfTwo('011-organ-middle');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual({ began: 2, now: 3, stopped: null });
    expect(table.asked.value).toEqual([0]);
    expect(table.log.value).toHaveLength(before.log.length + 1);
    table.close();
  });

  test.each(['011-late-middle', '011-late-over'])(
    'HOUR-3 %s, which asked for discards at the end of Hour XI, is over, and its record is verified',
    async (name) => {
      const { table: before, setting } = keptOfTwo(name);
      const table = open(before.id, setting);
      expect(table.rules.value).toEqual({ began: 2, now: 3, stopped: null });
      expect(table.view.value).toMatchObject({ over: { how: 'ragnarok' } });
      expect(table.asked.value).toEqual([]);
      const finding = await verifyRecord(await table.record(), game, null);
      expect(finding).toMatchObject({ holds: true, earlier: { began: 2, now: 3, allowed: 1, same: 1 } });
      table.close();
    },
  );
});

test('a table of a later version is refused and not changed', () => {
  const later = ({ header }: StoredTable) => ({ header: { ...header, rules: 4 } });
  const { storage, stored, table, setting } = kept('011-straight-middle', later);
  expect(LocalTable.open(table.id, setting)).toMatchObject({
    reason: { key: 'refusal.other-rules', vars: { rules: 4 } },
  });
  expect(storage.getItem(keyOf(table.id))).toBe(stored);
});

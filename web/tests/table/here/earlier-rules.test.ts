import { readFileSync } from 'node:fs';
import { game as eleven } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { recordingOf } from '../../../src/after/recording.ts';
import { verifyRecord } from '../../../src/after/verify.ts';
import { PRESENT_RULES } from '../../../src/games/shelf.ts';
import { type KeptTable, keyOf, readTable } from '../../../src/keep/tables.ts';
import { exportTable, importTable } from '../../../src/keep/transfer.ts';
import { HereTable } from '../../../src/table/here/here-table.ts';
import { TestChest } from '../../keep/chest.ts';
import { game, open, settingIn } from './here.ts';

const fixtures = new URL('../../../../fixtures/rules-1/page/', import.meta.url);

/** A table as the page kept it under version 1. */
function kept(name: string, change: (table: KeptTable) => object = (table) => table) {
  const written = readFileSync(new URL(`${name}.json`, fixtures), 'utf8');
  const table = { ...JSON.parse(written), ...change(JSON.parse(written)) } as KeptTable;
  const chest = new TestChest();
  const stored = JSON.stringify(table);
  chest.setItem(keyOf(table.id), stored);
  return { chest, table, stored, setting: settingIn(chest) };
}

test('the page knows the version of the rules before the game is fetched', () => {
  expect(PRESENT_RULES).toEqual({ [eleven.id]: eleven.rules });
});

describe('a table of version 1 whose choices are legal under version 2', () => {
  test('goes on, with the version it began with and its whole log', async () => {
    const { chest, table: before, setting } = kept('011-straight-middle');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual({ began: 1, now: 2, stopped: null });
    expect(table.asked.value).toHaveLength(1);
    const logNow = () => (readTable(before.id, chest) as KeptTable).log.length;
    await expect.poll(logNow, { timeout: 20_000 }).toBeGreaterThan(before.log.length);
    table.close();
    const after = readTable(before.id, chest) as KeptTable;
    expect(after.header).toEqual(before.header);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  });

  test('is over where it was over, and its record is verified', async () => {
    const { table: before, setting } = kept('011-straight-over');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual({ began: 1, now: 2, stopped: null });
    expect(table.view.value).toMatchObject({ over: expect.anything() });
    const finding = await verifyRecord(await table.record(), game, null);
    expect(finding).toMatchObject({ holds: true, earlier: { began: 1, now: 2, allowed: 1, same: 1 } });
    table.close();
  });

  test('is not played on where it was over under version 1 and would not be now', () => {
    const { table: before, setting, stored, chest } = kept('011-straight-middle', () => ({ over: true }));
    const table = open(before.id, setting);
    expect(table.rules.value).toMatchObject({ stopped: { at: null } });
    expect(table.asked.value).toEqual([]);
    table.close();
    expect(chest.getItem(keyOf(before.id))).toBe(stored);
  });
});

describe.each(['011-crooked-middle', '011-crooked-over'])(
  '%s, of version 1, which version 2 forbids',
  (name) => {
    test('is shown up to the choice, takes no answer, and nothing of it is written', async () => {
      const { chest, stored, table: before, setting } = kept(name);
      const table = open(before.id, setting);
      expect(table.rules.value).toMatchObject({
        began: 1,
        now: 2,
        stopped: {
          clause: 'TURN-3',
          reason: { key: 'refusal.ability-first' },
          at: { choice: 'card investigate' },
        },
      });
      const number = table.rules.value.stopped?.at?.number ?? 0;
      expect(table.deeds.value).toHaveLength(number);
      expect(table.asks.value).toEqual([]);
      expect(await table.choose('pass')).toMatchObject({ reason: { key: 'version.stopped' } });
      expect(await table.leaveOrder(null)).toMatchObject({ reason: { key: 'version.stopped' } });
      expect(await table.undo()).not.toBeNull();
      table.markSeen();
      table.close();
      expect(chest.getItem(keyOf(before.id))).toBe(stored);
    });

    test('is downloaded, verified and replayed up to there, and opens a new table of version 2', async () => {
      const { chest, table: before, setting } = kept(name);
      const table = open(before.id, setting);
      const record = await table.record();
      expect(record.trim().split('\n')).toHaveLength(before.log.length + 2);
      expect(await verifyRecord(record, game, null)).toMatchObject({ holds: true, earlier: { allowed: 0 } });
      const recording = recordingOf(eleven, record);
      if (isRefusal(recording)) throw new Error(recording.reason.key);
      expect(recording.rules).toEqual(table.rules.value);
      expect(recording.moments).toHaveLength(table.deeds.value.length);
      const next = String(await table.rematch()).replace('/here/', '');
      expect(readTable(next, chest)).toMatchObject({ header: { rules: 2 }, log: [] });
      table.close();
    });

    test('is exported and imported whole', () => {
      const { table } = kept(name);
      const chest = new TestChest();
      expect(importTable(exportTable(table), chest)).toBe(table.id);
      expect(readTable(table.id, chest)).toEqual(table);
    });
  },
);

test('a table of a later version is refused with a sentence, and stays as it is', () => {
  const later = ({ header }: KeptTable) => ({ header: { ...header, rules: 3 } });
  const { chest, stored, table, setting } = kept('011-straight-middle', later);
  expect(HereTable.open(table.id, setting)).toMatchObject({
    reason: { key: 'refusal.other-rules', vars: { rules: 3 } },
  });
  expect(chest.getItem(keyOf(table.id))).toBe(stored);
});

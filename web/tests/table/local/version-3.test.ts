import { readFileSync } from 'node:fs';
import { game as diario } from '@vigilia/game-diario';
import { type Game, isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { recordingOf } from '../../../src/record/recording.ts';
import { verifyRecord } from '../../../src/record/verify.ts';
import { exportTable, importTable, keyOf, readTable, type StoredTable } from '../../../src/storage/tables.ts';
import { TestStorage } from '../../storage/storage.ts';
import { open, settingIn } from './local.ts';
import { randomThread } from './threads.ts';

const game = diario as unknown as Game;
const GOES_ON = { began: 3, now: 4, stopped: null };

/** A table of Diario as the page stored it under version 3, with these choices after the stored ones. */
function kept(name: string, more: StoredTable['log'] = []) {
  const file = new URL(`../../../../fixtures/rules-3/page/diario-${name}.json`, import.meta.url);
  const written = JSON.parse(readFileSync(file, 'utf8')) as StoredTable;
  const table: StoredTable = { ...written, log: [...written.log, ...more] };
  const storage = new TestStorage();
  const stored = JSON.stringify(table);
  storage.setItem(keyOf(table.id), stored);
  const setting = settingIn(storage, {
    ui: { game, orders: null },
    profile: { hasSecrets: false },
    startThread: () => randomThread(game),
  });
  return { storage, table, stored, setting };
}

describe('a table of Diario of version 3', () => {
  test('whose voices were all heard goes on where it was, with its whole log', () => {
    const { table: before, setting, storage } = kept('heard-middle');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual(GOES_ON);
    expect(table.asked.value).toContain(0);
    expect(table.log.value).toHaveLength(before.log.length + 1);
    table.close();
    const after = readTable(before.id, storage) as StoredTable;
    expect(after.header).toEqual(before.header);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  });

  test('SCAV-2 goes on where nothing but resources was left to pack', () => {
    const { table: before, setting } = kept('setting-out-middle');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual(GOES_ON);
    expect(table.log.value).toHaveLength(before.log.length + 1);
    expect(table.view.value).toMatchObject({ phase: 'scavenging' });
    table.close();
  });

  test('that ended without a guard is over, and its record is verified', async () => {
    const { table: before, setting } = kept('unguarded-over');
    const table = open(before.id, setting);
    expect(table.rules.value).toEqual(GOES_ON);
    expect(table.view.value).toMatchObject({ over: { how: 'unguarded' } });
    expect(table.asked.value).toEqual([]);
    const finding = await verifyRecord(await table.record(), game, null);
    expect(finding).toMatchObject({ holds: true, earlier: { began: 3, now: 4, allowed: 1 } });
    table.close();
  });

  test('with a choice that is not offered is shown up to it, downloaded and verified, and nothing of it is written', async () => {
    const { table: before, stored, storage, setting } = kept('heard-middle', [{ by: 0, choice: 'wave 9' }]);
    const table = open(before.id, setting);
    expect(table.rules.value).toMatchObject({
      began: 3,
      now: 4,
      stopped: { reason: { key: 'refusal.earlier-course' }, at: { number: before.log.length } },
    });
    expect(table.asks.value).toEqual([]);
    expect(await table.choose('wave 0')).toMatchObject({ reason: { key: 'version.stopped' } });
    const record = await table.record();
    expect(await verifyRecord(record, game, null)).toMatchObject({ holds: true, earlier: { allowed: 0 } });
    const recording = await recordingOf(diario, record);
    if (isRefusal(recording)) throw new Error(recording.reason.key);
    expect(recording.rules).toEqual(table.rules.value);
    table.close();
    expect(storage.getItem(keyOf(before.id))).toBe(stored);
  });

  test.each(['unheard-middle', 'packed-middle', 'home-fight-middle'])(
    '%s is opened, and exported and imported whole',
    (name) => {
      const { table: before, setting } = kept(name);
      const table = open(before.id, setting);
      expect(table.rules.value).toMatchObject({ began: 3, now: 4 });
      expect(Object.keys(table.view.value ?? {}).length).toBeGreaterThan(0);
      table.close();
      const storage = new TestStorage();
      expect(importTable(exportTable(before), storage)).toBe(before.id);
      expect(readTable(before.id, storage)).toEqual(before);
    },
  );

  test.each([
    ['unheard-middle', 'LEAD-1', 'refusal.unheard'],
    ['packed-middle', 'SCAV-2', 'refusal.never-packed'],
    ['home-fight-middle', 'FIGHT-3', 'refusal.earlier-flight'],
  ])(
    '%s, which %s now forbids, is shown up to the choice, and opens a new table',
    async (name, clause, key) => {
      const { table: before, stored, storage, setting } = kept(name);
      const table = open(before.id, setting);
      expect(table.rules.value).toMatchObject({ stopped: { clause, reason: { key } } });
      expect(table.log.value).toHaveLength(table.rules.value.stopped?.at?.number ?? 0);
      expect(table.asks.value).toEqual([]);
      const finding = await verifyRecord(await table.record(), game, null);
      expect(finding).toMatchObject({ holds: true, earlier: { allowed: 0 } });
      expect(storage.getItem(keyOf(before.id))).toBe(stored);
      const next = String(await table.rematch()).replace('/here/', '');
      expect(readTable(next, storage)).toMatchObject({ header: { rules: 4 }, log: [] });
      table.close();
    },
  );
});

import { expect, test, vi } from 'vitest';
import { seenVersion } from '../../src/storage/table-marks.ts';
import {
  exportTable,
  importTable,
  listTables,
  readTable,
  removeTable,
  type StoredTable,
  TableSlot,
  writeTable,
} from '../../src/storage/tables.ts';
import { createTable } from '../../src/table/local/create-table.ts';
import { TestStorage } from './storage.ts';

function laidIn(storage: TestStorage): StoredTable {
  const seats = [{ kind: 'person', name: 'Livia' } as const, ...bots(3)];
  const id = createTable({ game: '011', seats, assist: 'paper' }, 1, storage);
  return readTable(String(id), storage) as StoredTable;
}

function bots(count: number): { readonly kind: 'bot'; readonly bot: string }[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));
}

test('lists tables from the latest and leaves broken and foreign keys alone', () => {
  const storage = new TestStorage();
  const [one, other, broken] = [laidIn(storage), laidIn(storage), laidIn(storage)];
  expect(new Set([one, other, broken].map(({ header }) => header.seed)).size).toBe(3);
  storage.setItem('vigilia.theme', 'dark');
  storage.setItem(`vigilia.table.${broken.id}`, 'nonsense');
  writeTable({ ...one, changedAt: other.changedAt + 5 }, storage);
  expect(listTables(storage).map(({ id }) => id)).toEqual([one.id, other.id]);
  expect(readTable(broken.id, storage)).toMatchObject({ reason: { key: 'here.broken' } });
  removeTable(one.id, storage);
  expect(readTable(one.id, storage)).toMatchObject({ reason: { key: 'here.gone' } });
  expect(storage.getItem('vigilia.theme')).toBe('dark');
});

test('full storage keeps what it held', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  storage.isFull = true;
  expect(writeTable({ ...table, over: true }, storage)).toMatchObject({ reason: { key: 'here.full' } });
  expect(readTable(table.id, storage)).toEqual(table);
  expect(() => seenVersion.write(table.id, 4, storage)).not.toThrow();
  expect(seenVersion.read(table.id, storage)).toBe(0);
});

test.each([
  ['log', 7],
  ['seats', [{ kind: 'ghost' }]],
  ['assist', 'magic'],
  ['header', null],
  ['changedAt', 'now'],
])('a table whose %s is %j is no table', (field, value) => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  storage.setItem(`vigilia.table.${table.id}`, JSON.stringify({ ...table, [field]: value }));
  expect(readTable(table.id, storage)).toMatchObject({ reason: { key: 'here.broken' } });
});

test('a table moves to another device as a file, and a further game there stays', () => {
  const table = laidIn(new TestStorage());
  const storage = new TestStorage();
  expect(importTable(exportTable(table), storage)).toBe(table.id);
  expect(readTable(table.id, storage)).toEqual(table);
  const further = { ...table, over: true, changedAt: table.changedAt + 1 };
  writeTable(further, storage);
  expect(importTable(exportTable(table), storage)).toBe(table.id);
  expect(readTable(table.id, storage)).toEqual(further);
  expect(importTable('[]', storage)).toMatchObject({ reason: { key: 'here.not-a-table' } });
  expect(importTable('no file', storage)).toMatchObject({ reason: { key: 'here.not-a-table' } });
});

test('a window finds what another one has written, and parses nothing while none has', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  const [one, other] = [new TableSlot(table.id, storage), new TableSlot(table.id, storage)];
  expect([one.read(), other.read()]).toEqual([table, table]);
  const parse = vi.spyOn(JSON, 'parse');
  one.write({ ...table, changedAt: table.changedAt + 1 });
  expect([one.readIfOther(), one.isKept()]).toEqual([null, true]);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(other.readIfOther()).toMatchObject({ changedAt: table.changedAt + 1 });
  expect(other.readIfOther()).toBeNull();
});

test('a window whose write found no room finds what another one has written', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  const slot = new TableSlot(table.id, storage);
  slot.read();
  storage.isFull = true;
  expect(slot.write({ ...table, over: true })).toMatchObject({ reason: { key: 'here.full' } });
  expect(slot.readIfOther()).toBeNull();
  storage.isFull = false;
  writeTable({ ...table, changedAt: table.changedAt + 1 }, storage);
  expect(slot.readIfOther()).toMatchObject({ over: false, changedAt: table.changedAt + 1 });
});

test('a table that is removed or broken is not kept, however often a window looks', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  const slot = new TableSlot(table.id, storage);
  slot.read();
  for (const [spoil, key] of [
    [() => storage.setItem(`vigilia.table.${table.id}`, 'nonsense'), 'here.broken'],
    [() => removeTable(table.id, storage), 'here.gone'],
  ] as const) {
    spoil();
    expect(slot.readIfOther()).toMatchObject({ reason: { key } });
    expect([slot.readIfOther() === null, slot.isKept()]).toEqual([false, false]);
  }
});

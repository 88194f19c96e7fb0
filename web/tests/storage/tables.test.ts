import { expect, test } from 'vitest';
import { seenVersion } from '../../src/storage/table-marks.ts';
import {
  exportTable,
  importTable,
  listTables,
  readTable,
  removeTable,
  writeTable,
} from '../../src/storage/tables.ts';
import { laidIn, TestStorage } from './storage.ts';

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

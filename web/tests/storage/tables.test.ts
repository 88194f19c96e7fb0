import { expect, test } from 'vitest';
import { readSeen, writeSeen } from '../../src/storage/seen.ts';
import { type KeptTable, listTables, readTable, removeTable, writeTable } from '../../src/storage/tables.ts';
import { exportTable, importTable } from '../../src/storage/transfer.ts';
import { layTable } from '../../src/table/local/create-table.ts';
import { TestChest } from './chest.ts';

function laidIn(chest: TestChest): KeptTable {
  const seats = [{ kind: 'person', name: 'Livia' } as const, ...bots(3)];
  const id = layTable({ game: '011', seats, assist: 'paper' }, 1, chest);
  return readTable(String(id), chest) as KeptTable;
}

function bots(count: number): { readonly kind: 'bot'; readonly bot: string }[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));
}

test('tables are listed from the one played last, and what is broken or not ours is left alone', () => {
  const chest = new TestChest();
  const [one, other, broken] = [laidIn(chest), laidIn(chest), laidIn(chest)];
  expect(new Set([one, other, broken].map(({ header }) => header.seed)).size).toBe(3);
  chest.setItem('vigilia.theme', 'dark');
  chest.setItem(`vigilia.table.${broken.id}`, 'nonsense');
  writeTable({ ...one, changedAt: other.changedAt + 5 }, chest);
  expect(listTables(chest).map(({ id }) => id)).toEqual([one.id, other.id]);
  expect(readTable(broken.id, chest)).toMatchObject({ reason: { key: 'here.broken' } });
  removeTable(one.id, chest);
  expect(readTable(one.id, chest)).toMatchObject({ reason: { key: 'here.gone' } });
  expect(chest.getItem('vigilia.theme')).toBe('dark');
});

test('a chest that is full keeps what it held', () => {
  const chest = new TestChest();
  const table = laidIn(chest);
  chest.isFull = true;
  expect(writeTable({ ...table, over: true }, chest)).toMatchObject({ reason: { key: 'here.full' } });
  expect(readTable(table.id, chest)).toEqual(table);
  expect(() => writeSeen(table.id, 4, chest)).not.toThrow();
  expect(readSeen(table.id, chest)).toBe(0);
});

test.each([
  ['log', 7],
  ['seats', [{ kind: 'ghost' }]],
  ['assist', 'magic'],
  ['header', null],
  ['changedAt', 'now'],
])('a table whose %s is %j is no table', (field, value) => {
  const chest = new TestChest();
  const table = laidIn(chest);
  chest.setItem(`vigilia.table.${table.id}`, JSON.stringify({ ...table, [field]: value }));
  expect(readTable(table.id, chest)).toMatchObject({ reason: { key: 'here.broken' } });
});

test('a table moves to another device as a file, and what was played further there stays', () => {
  const table = laidIn(new TestChest());
  const chest = new TestChest();
  expect(importTable(exportTable(table), chest)).toBe(table.id);
  expect(readTable(table.id, chest)).toEqual(table);
  const further = { ...table, over: true, changedAt: table.changedAt + 1 };
  writeTable(further, chest);
  expect(importTable(exportTable(table), chest)).toBe(table.id);
  expect(readTable(table.id, chest)).toEqual(further);
  expect(importTable('[]', chest)).toMatchObject({ reason: { key: 'here.not-a-table' } });
  expect(importTable('no file', chest)).toMatchObject({ reason: { key: 'here.not-a-table' } });
});

import { expect, test, vi } from 'vitest';
import { TableSlot } from '../../src/storage/table-slot.ts';
import { removeTable, writeTable } from '../../src/storage/tables.ts';
import { laidIn, TestStorage } from './storage.ts';

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

import { expect, test } from 'vitest';
import { notOnShelf, putOnShelf, readShelf, type ShelfEntry, takeOffShelf } from '../../src/storage/shelf.ts';
import { removeTable, writeTable } from '../../src/storage/tables.ts';
import { laidIn, TestStorage } from './storage.ts';

const entryOf = (id: string, more: Partial<ShelfEntry> = {}): ShelfEntry => ({
  game: '011',
  where: 'here',
  id,
  at: 1,
  names: ['Livia'],
  content: { how: 'won' },
  ...more,
});

test('a finished table is read once: what is on the shelf, goes on, or is of another game is left alone', () => {
  const storage = new TestStorage();
  const [over, going] = [laidIn(storage), laidIn(storage)];
  writeTable({ ...over, over: true }, storage);
  expect(notOnShelf('011', storage)).toEqual([over.id]);
  expect(notOnShelf('diario', storage)).toEqual([]);
  putOnShelf(entryOf(over.id), storage);
  expect(notOnShelf('011', storage)).toEqual([]);
  expect(readShelf('011', storage)).toEqual([entryOf(over.id)]);
  expect(readShelf('diario', storage)).toEqual([]);
  expect(readShelf('011', storage).some(({ id }) => id === going.id)).toBe(false);
});

test('a shelf of hundreds reads no table', () => {
  const storage = new TestStorage();
  const ids = Array.from({ length: 300 }, (_, at) => `${at}`);
  for (const [at, id] of ids.entries()) {
    storage.setItem(`vigilia.table.${id}`, 'not even a table');
    putOnShelf(entryOf(id, { at }), storage);
  }
  const read: string[] = [];
  const counted = new Proxy(storage, {
    get: (target, name) =>
      name === 'getItem'
        ? (key: string) => {
            read.push(key);
            return target.getItem(key);
          }
        : name === 'length'
          ? target.length
          : target.key.bind(target),
  });
  expect(readShelf('011', counted).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(read.filter((key) => key.startsWith('vigilia.table.'))).toEqual([]);
});

test('a table that is removed leaves the shelf, and a game of a server stays off once it is taken off', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  putOnShelf(entryOf(table.id), storage);
  const online = entryOf('far', { where: 'table' });
  putOnShelf(online, storage);
  expect(readShelf('011', storage)).toHaveLength(2);
  removeTable(table.id, storage);
  expect(readShelf('011', storage)).toEqual([online]);
  takeOffShelf(online, storage);
  expect(readShelf('011', storage)).toEqual([]);
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual([
    'vigilia.shelf.table.far',
  ]);
});

test('a broken entry and full storage lose no game', () => {
  const storage = new TestStorage();
  const table = laidIn(storage);
  writeTable({ ...table, over: true }, storage);
  storage.isFull = true;
  expect(() => putOnShelf(entryOf(table.id), storage)).not.toThrow();
  expect(notOnShelf('011', storage)).toEqual([table.id]);
  storage.isFull = false;
  storage.setItem(`vigilia.shelf.here.${table.id}`, '{"game":"011"}');
  expect(readShelf('011', storage)).toEqual([]);
});

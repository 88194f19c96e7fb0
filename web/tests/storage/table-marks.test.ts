import { expect, test } from 'vitest';
import { metGroup, readRules } from '../../src/storage/table-marks.ts';
import { removeTable } from '../../src/storage/tables.ts';
import { TestStorage } from './storage.ts';

test('a dismissed notice is stored with its version until the table is removed', () => {
  const storage = new TestStorage();
  expect(readRules.read('one', storage)).toBe(0);
  readRules.write('one', 2, storage);
  expect([readRules.read('one', storage), readRules.read('other', storage)]).toEqual([2, 0]);
  removeTable('one', storage);
  expect(readRules.read('one', storage)).toBe(0);
  expect(storage.length).toBe(0);
});

test('the group of a table on this device is met once, until the table is removed', () => {
  const storage = new TestStorage();
  metGroup.write('/here/one', 1, storage);
  expect(metGroup.read('/here/one', storage)).toBe(1);
  removeTable('one', storage);
  expect(metGroup.read('/here/one', storage)).toBe(0);
});

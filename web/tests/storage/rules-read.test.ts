import { expect, test } from 'vitest';
import { readRulesRead, writeRulesRead } from '../../src/storage/rules-read.ts';
import { removeTable } from '../../src/storage/tables.ts';
import { TestStorage } from './storage.ts';

test('a dismissed notice is stored with its version until the table is removed', () => {
  const storage = new TestStorage();
  expect(readRulesRead('one', storage)).toBe(0);
  writeRulesRead('one', 2, storage);
  expect([readRulesRead('one', storage), readRulesRead('other', storage)]).toEqual([2, 0]);
  removeTable('one', storage);
  expect(readRulesRead('one', storage)).toBe(0);
  expect(storage.length).toBe(0);
});

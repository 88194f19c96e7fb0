import { expect, test } from 'vitest';
import { readRulesRead, writeRulesRead } from '../../src/storage/rules-read.ts';
import { removeTable } from '../../src/storage/tables.ts';
import { TestChest } from './chest.ts';

test('the notice put away at one table is remembered with its version, until the table is removed', () => {
  const chest = new TestChest();
  expect(readRulesRead('one', chest)).toBe(0);
  writeRulesRead('one', 2, chest);
  expect([readRulesRead('one', chest), readRulesRead('other', chest)]).toEqual([2, 0]);
  removeTable('one', chest);
  expect(readRulesRead('one', chest)).toBe(0);
  expect(chest.length).toBe(0);
});

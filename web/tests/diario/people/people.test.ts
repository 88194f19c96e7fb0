import { expect, test } from 'vitest';
import { changesSince } from '../../../src/games/diario/table/people/people.tsx';
import { entry } from '../entries.ts';

const rose = { type: 'state-rose', person: 'marin', state: 'hunger', by: 1, level: 3 } as const;
const fell = { type: 'state-fell', person: 'marin', state: 'hunger', by: 2, level: 1 } as const;

test('changes of a state since the last own answer are added up', () => {
  const log = [entry(null, rose), entry(0, rose), entry(0, rose, fell), entry(1, rose, rose)];
  expect(changesSince(log, 0).get('marin:hunger')).toBe(1);
  expect(changesSince(log, 1).get('marin:hunger')).toBe(2);
});

test('a watcher sees what the latest answer changed', () => {
  expect(changesSince([entry(0, rose), entry(0, fell)], null).get('marin:hunger')).toBe(-2);
});

test('what the deal set is no change', () => {
  expect(changesSince([entry(null, rose)], 0).size).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, withChange, writeChange } from '../src/engine/change.ts';

const json = fc.jsonValue({ maxDepth: 4 });

test('a change makes of what was what is, and nothing is written where nothing changed', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [was, is] = [plain(before), plain(after)];
      const written = writeChange(was, is);
      expect(written === null ? was : withChange(was, JSON.parse(written) as Change)).toEqual(is);
      expect(writeChange(is, plain(is))).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('only what changed is told, in records and in lists of the same length', () => {
  const before = { turn: { walked: 0, rode: false }, players: [{ time: 3 }, { time: 4 }], clues: ['r1c1'] };
  const after = { turn: { walked: 1, rode: false }, players: [{ time: 3 }, { time: 5 }], clues: [] };
  expect(writeChange(before, after)).toBe(
    '{"turn":{"walked":[1]},"players":{"1":{"time":[5]}},"clues":[[]]}',
  );
});

test('a field more or less is told with its whole record', () => {
  expect(writeChange({ shown: { ada: 1 } }, { shown: { ada: 1, lewis: 2 } })).toBe(
    '{"shown":[{"ada":1,"lewis":2}]}',
  );
  expect(writeChange({ shown: { ada: 1, lewis: 2 } }, { shown: { ada: 1 } })).toBe('{"shown":[{"ada":1}]}');
});

/** As it would arrive: what JSON cannot say is gone. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

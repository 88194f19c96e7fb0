import { describe, expect, test } from 'vitest';
import { firstDifference } from '../src/audit/difference.ts';

describe('the first difference', () => {
  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
    [{ a: [1, 2] }, { a: [1] }, 'a[1]'],
    [{ a: null }, { a: {} }, 'a'],
    [{ a: [] }, { a: {} }, 'a'],
    [{ a: 1, z: 1 }, { a: 1 }, 'z'],
    [{ a: 1 }, { a: 1, z: 0 }, 'z'],
    [{ a: 0 }, { a: '0' }, 'a'],
  ])('of %j and %j is at %s', (recorded, computed, path) => {
    expect(firstDifference(recorded, computed)?.path).toBe(path);
  });

  test('the order of keys is none', () => {
    expect(firstDifference({ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 })).toBeNull();
  });
});

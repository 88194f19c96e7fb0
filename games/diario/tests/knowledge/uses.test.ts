import { describe, expect, test } from 'vitest';
import { GOOD_IDS, isTradeable } from '../../src/data/goods.ts';
import { usesOf } from '../../src/knowledge/uses.ts';

describe('what a good is good for', () => {
  test.each(GOOD_IDS)('%s has a use, and TRADE-2 a value unless it is a resource', (good) => {
    const kinds = usesOf(good).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.includes('trade')).toBe(isTradeable(good));
  });

  test('DUSK-2 food says what it does for Hunger', () => {
    expect(usesOf('canned-food')).toContainEqual({ kind: 'food', hunger: -2 });
    expect(usesOf('vegetable')).toContainEqual({ kind: 'food', hunger: 0 });
  });

  test('DAWN-6 alcohol says what it does for Fatigue', () => {
    expect(usesOf('moonshine')).toContainEqual({ kind: 'alcohol', fatigue: 2 });
  });

  test('RAID-3 a weapon has its die', () => {
    expect(usesOf('knife')).toContainEqual({ kind: 'weapon', die: 'yellow' });
    expect(usesOf('pistol')).toContainEqual({ kind: 'weapon', die: 'red' });
  });

  test('DAY-8 a tool opens what it was made for', () => {
    expect(usesOf('sawblade')).toContainEqual({ kind: 'tool', against: 'bars' });
  });

  test('DAWN-3 a habit and a Spirit name the people', () => {
    expect(usesOf('coffee')).toContainEqual({ kind: 'habit', people: ['marin', 'iskra'] });
    expect(usesOf('guitar')).toContainEqual({ kind: 'spirit', people: ['arica', 'luka'] });
  });

  test('DAY-9 three Beds are one kind of Fitting', () => {
    const building = usesOf('wood').find(({ kind }) => kind === 'building');
    expect(building).toMatchObject({ fittings: expect.not.arrayContaining(['bed-two', 'bed-three']) });
  });
});

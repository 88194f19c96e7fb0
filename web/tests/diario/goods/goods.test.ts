import { GOOD_IDS } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../../src/games/diario/table/goods/drawings.ts';
import { areNamed, GROUPS, groupOf, SHELVES } from '../../../src/games/diario/table/goods/shelves.ts';
import { goodsChanged } from '../../../src/games/diario/table/goods/storage.tsx';
import { goodTexts } from '../../../src/games/diario/table/goods/use-texts.ts';
import { entry } from '../entries.ts';

describe('a good', () => {
  test.each(GOOD_IDS)('%s has a drawing, a weight and a use in words', (good) => {
    expect(DRAWINGS[good]).toMatch(/^M[\d\sMmLlHhVvCcSsAaZz.,-]+$/);
    const [weight, ...uses] = goodTexts(good);
    expect(weight?.key).toBe('goods.weight');
    expect(uses.length).toBeGreaterThan(0);
  });

  test('no two goods share a drawing, but for broken ones with a crack over it', () => {
    const whole = GOOD_IDS.filter((good) => !good.startsWith('broken-'));
    expect(new Set(whole.map((good) => DRAWINGS[good])).size).toBe(whole.length);
  });

  test('lies on one shelf', () => {
    const shelved = GROUPS.flatMap((group) => SHELVES[group]);
    expect(shelved.toSorted()).toEqual(GOOD_IDS.toSorted());
    expect(groupOf('bandage')).toBe('medicine');
  });

  test('that is used for many Fittings is told by their number', () => {
    expect(goodTexts('wood').map(({ key }) => key)).toContain('goods.building-many');
    expect(goodTexts('electrical-part').map(({ key }) => key)).toContain('goods.building');
  });
});

test('goods that came and went with the latest entry are counted', () => {
  const log = [
    entry(0, { type: 'gained', goods: ['wood:9'] }),
    entry(0, { type: 'paid', goods: ['wood:2', 'water:1'] }, { type: 'gained', goods: ['wood:1', 'meds:1'] }),
  ];
  expect(goodsChanged(log)).toEqual({ wood: -1, water: -1, meds: 1 });
});

test('a few goods are always named, and many if there is room for their rows', () => {
  const few = { water: 2, wood: 4 };
  expect(areNamed([few], 0)).toBe(true);
  const many = Object.fromEntries(GOOD_IDS.slice(0, 9).map((good) => [good, 1]));
  expect(areNamed([many], 12)).toBe(false);
  expect(areNamed([many], 30)).toBe(true);
  expect(areNamed([many, few], 22)).toBe(false);
});

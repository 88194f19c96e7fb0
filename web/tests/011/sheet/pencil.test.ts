import { describe, expect, test } from 'vitest';
import { isStruck, Pencil } from '../../../src/games/011/sheet/pencil.ts';

const KEY = 'vigilia.pencil.a-table';

function storeOf(written?: string) {
  const kept = new Map(written === undefined ? [] : [[KEY, written]]);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const square = { viewer: 0, character: 'lilja', column: 'chosen' } as const;

describe('the pencil', () => {
  test('pressing a square goes through yes, no and maybe back to nothing', () => {
    const pencil = new Pencil('a-table', storeOf());
    const marks = Array.from({ length: 4 }, () => {
      pencil.turn(square);
      return pencil.at(square);
    });
    expect(marks).toEqual(['yes', 'no', 'maybe', null]);
  });

  test('marks are kept for the table, and found again', () => {
    const store = storeOf();
    new Pencil('a-table', store).write(square, 'maybe');
    expect(new Pencil('a-table', store).at(square)).toBe('maybe');
    expect(new Pencil('another', store).at(square)).toBeNull();
  });

  test('each person at one screen has a sheet of their own', () => {
    const pencil = new Pencil('a-table', storeOf());
    pencil.write(square, 'no');
    expect(pencil.at({ ...square, viewer: 1 })).toBeNull();
    expect(pencil.at({ ...square, viewer: null })).toBeNull();
  });

  test('a sheet rubbed clean leaves nothing behind', () => {
    const store = storeOf();
    const pencil = new Pencil('a-table', store);
    pencil.write(square, 'no');
    pencil.write(square, null);
    expect(store.kept.size).toBe(0);
  });

  test.each(['not JSON', '7', 'null', '[1]', '{"0 lilja chosen":"perhaps"}'])(
    'a stored value that is no pencil mark is a clean sheet: %s',
    (written) => {
      expect(new Pencil('a-table', storeOf(written)).at(square)).toBeNull();
    },
  );

  test('a mark is struck when the game showed otherwise', () => {
    expect([isStruck('yes', false), isStruck('no', true)]).toEqual([true, true]);
    expect([isStruck('yes', true), isStruck('no', false)]).toEqual([false, false]);
    expect([isStruck('maybe', true), isStruck(null, false)]).toEqual([false, false]);
  });
});

import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import type { House } from './doors/house.ts';
import { BET, CORRIDOR, PIT } from './doors/houses.ts';
import { tableIn } from './doors/table.ts';

function chosen(house: House, seat: number, key: number, worlds = 40) {
  const { game, insight, view, ask, draw, imagine } = tableIn(house, { seat, key });
  return greedy(game, insight, { worlds }).choose(view, ask, draw, imagine);
}

describe('the greedy bot', () => {
  test('takes what is best on the average of the worlds it imagines', () => {
    expect(chosen(BET, 0, 0)).toEqual({ verb: 'open', door: 'garden' });
  });

  test('takes what is best for certain where its seat knows the key', () => {
    expect([0, 1].map((key) => chosen(BET, 1, key))).toEqual([
      { verb: 'open', door: 'red' },
      { verb: 'open', door: 'blue' },
    ]);
  });

  test('looks no further than its own choice', () => {
    expect(chosen(PIT, 0, 0)).toEqual({ verb: 'open', door: 'pit' });
  });

  test('keeps to the candidate named first where worlds make no difference', () => {
    expect(chosen(CORRIDOR, 0, 0)).toEqual({ verb: 'open', door: 'corridor' });
    const level: House = {
      keys: 1,
      holders: [],
      rooms: {
        hall: { asks: [0], doors: { dull: { wins: [[0]], promise: 0.1 }, bright: { wins: [[0]] } } },
      },
    };
    expect(chosen(level, 0, 0)).toEqual({ verb: 'open', door: 'bright' });
  });

  test('hangs on the draw and not on the key that is hidden from it', () => {
    const inFewWorlds = (key: number) => chosen(BET, 0, key, 1);
    expect(inFewWorlds(0)).toEqual(inFewWorlds(1));
  });
});

import type { View } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { lastPositionOf, positionOf, seatsInOrder } from '../../../src/games/011/players/seating.ts';

const players = (...out: boolean[]) => out.map((isOut) => ({ out: isOut })) as unknown as View['players'];

describe('who sits where in the list', () => {
  it('HOUR-1 lists everybody by the positions of this Hour', () => {
    const view = {
      order: [2, 0, 3, 1],
      lastOrder: [0, 1, 2, 3],
      players: players(false, false, false, false),
    };
    expect(seatsInOrder(view)).toEqual([2, 0, 3, 1]);
    expect(positionOf(view, 3)).toBe(3);
    expect(lastPositionOf(view, 3)).toBe(4);
  });

  it('AUC-1 lists who has no position yet behind, as they stood last Hour', () => {
    const view = {
      order: [null, 1, null, null],
      lastOrder: [3, 1, 0, 2],
      players: players(false, false, false, false),
    };
    expect(seatsInOrder(view)).toEqual([1, 3, 0, 2]);
    expect(positionOf(view, 3)).toBeNull();
  });

  it('OUT-1 lists who is out at the end, whatever position they had', () => {
    const view = { order: [2, 0, 1], lastOrder: [0, 1, 2], players: players(false, false, true, true) };
    expect(seatsInOrder(view)).toEqual([0, 1, 2, 3]);
    expect(lastPositionOf(view, 3)).toBeNull();
  });
});

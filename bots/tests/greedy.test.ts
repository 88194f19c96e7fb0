import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { tableIn } from './tree-game/table.ts';
import type { GameTree } from './tree-game/tree.ts';
import { BET, CORRIDOR, PIT } from './tree-game/trees.ts';

function chosen(tree: GameTree, seat: number, secret: number, worlds = 40) {
  const { game, insight, view, ask, draw, imagine } = tableIn(tree, { seat, secret });
  return greedy(game, insight, { worlds }).choose(view, ask, draw, imagine);
}

describe('the greedy bot', () => {
  test('takes what is best on the average of the worlds it imagines', () => {
    expect(chosen(BET, 0, 0)).toEqual({ verb: 'take', move: 'garden' });
  });

  test('takes what is best for certain where its seat knows the secret', () => {
    expect([0, 1].map((secret) => chosen(BET, 1, secret))).toEqual([
      { verb: 'take', move: 'red' },
      { verb: 'take', move: 'blue' },
    ]);
  });

  test('looks no further than its own choice', () => {
    expect(chosen(PIT, 0, 0)).toEqual({ verb: 'take', move: 'pit' });
  });

  test('keeps to the candidate named first where worlds make no difference', () => {
    expect(chosen(CORRIDOR, 0, 0)).toEqual({ verb: 'take', move: 'corridor' });
    const level: GameTree = {
      secrets: 1,
      holders: [],
      nodes: {
        start: { asks: [0], moves: { dull: { wins: [[0]], promise: 0.1 }, bright: { wins: [[0]] } } },
      },
    };
    expect(chosen(level, 0, 0)).toEqual({ verb: 'take', move: 'bright' });
  });

  test('hangs on the draw and not on the secret that is hidden from it', () => {
    const inFewWorlds = (secret: number) => chosen(BET, 0, secret, 1);
    expect(inFewWorlds(0)).toEqual(inFewWorlds(1));
  });
});

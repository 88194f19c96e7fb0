import { describe, expect, test } from 'vitest';
import type { Twigs } from '../../src/search/branch.ts';
import { select } from '../../src/search/select.ts';
import type { TreeKinds } from '../tree-game/game.ts';

const LEANING = { exploration: 0.7, priorVisits: 3 };

const candidate = (move: string, promise = 0.5) => ({ choice: { verb: 'take', move } as const, promise });

/** Tries what is selected, with the same reward each time, as often as said. */
function tried(twigs: Twigs<TreeKinds>, moves: readonly string[], times: number, reward: number): void {
  for (let time = 0; time < times; time++) {
    const branch = select(
      twigs,
      0,
      moves.map((move) => candidate(move)),
      LEANING,
    );
    branch.visits++;
    branch.sum += reward;
  }
}

describe('what is tried next', () => {
  test('is the choice that was seldom there, once it is', () => {
    const twigs: Twigs<TreeKinds> = new Map();
    tried(twigs, ['common'], 500, 0.5);
    const rare = select(twigs, 0, [candidate('common'), candidate('rare')], LEANING);
    expect(rare).toMatchObject({ choice: { move: 'rare' }, available: 1, visits: 0 });
  });

  test('is not owed to a choice for the times when it was not there', () => {
    const twigs: Twigs<TreeKinds> = new Map();
    tried(twigs, ['common', 'rare'], 20, 0.5);
    tried(twigs, ['common'], 5000, 0.5);
    const before = twigs.get('0 take rare')?.visits ?? 0;
    tried(twigs, ['common', 'rare'], 20, 0.5);
    expect(twigs.get('0 take rare')?.available).toBe(40);
    expect((twigs.get('0 take rare')?.visits ?? 0) - before).toBeGreaterThan(0);
    expect(twigs.get('0 take common')?.available).toBe(5040);
  });

  test('is another choice when another seat makes it', () => {
    const twigs: Twigs<TreeKinds> = new Map();
    const own = select(twigs, 0, [candidate('common')], LEANING);
    expect(select(twigs, 1, [candidate('common')], LEANING)).not.toBe(own);
    expect(select(twigs, 0, [candidate('common')], LEANING)).toBe(own);
  });

  test('is the first of equals', () => {
    const { choice } = select(
      new Map() as Twigs<TreeKinds>,
      0,
      [candidate('left'), candidate('right')],
      LEANING,
    );
    expect(choice.move).toBe('left');
  });

  test('is an error where nothing is worth a thought', () => {
    expect(() => select(new Map() as Twigs<TreeKinds>, 2, [], LEANING)).toThrow('seat 2');
  });
});

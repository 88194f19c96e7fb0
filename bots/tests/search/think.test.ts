import { describe, expect, test } from 'vitest';
import { type Budget, think } from '../../src/index.ts';
import { tableIn } from '../tree-game/table.ts';
import type { GameTree } from '../tree-game/tree.ts';
import { BET, CORRIDOR, PIT, TRUST, TWINS, VAULT } from '../tree-game/trees.ts';

interface Scene {
  readonly seat?: number;
  readonly secret?: number;
  readonly word?: number;
  readonly budget?: Budget;
}

function thought(
  tree: GameTree,
  { seat = 0, secret = 0, word = 1, budget = { iterations: 600 } }: Scene = {},
) {
  const { game, insight, ask, draw, imagine } = tableIn(tree, { seat, secret, word });
  return think(game, insight, budget, { ask, draw, imagine });
}

async function best(tree: GameTree, scene?: Scene): Promise<string> {
  return (await thought(tree, scene)).found[0].choice.move;
}

describe('a search', () => {
  test('finds what is best against opponents who do not play by habit', async () => {
    const { found } = await thought(PIT);
    expect(found.map(({ choice }) => choice.move)).toEqual(['gamble', 'pit']);
    expect(found[0].worth).toBeCloseTo(1 / 3, 1);
  });

  test('reckons that others play for themselves, not against it', async () => {
    const { found } = await thought(TRUST);
    expect(found[0].choice.move).toBe('trust');
    expect(found[0].rivals[0]).toBe(found[0].worth);
    expect(found[0].rivals[1]).toBe(found[0].worth);
    expect(found[0].rivals[2]).toBeCloseTo(1 - found[0].worth);
  });

  test('knows no secret that is hidden from its seat', async () => {
    const found = await Promise.all([0, 1].map(async (secret) => (await thought(BET, { secret })).found));
    expect(found[0]?.[0]?.choice.move).toBe('garden');
    expect(found[1]).toEqual(found[0]);
  });

  test('knows the secret its seat holds, and answers its own question of those that are open', async () => {
    expect(await best(BET, { seat: 1, secret: 0 })).toBe('red');
    expect(await best(BET, { seat: 1, secret: 1 })).toBe('blue');
  });

  test('judges by the prospects where it looks no further', async () => {
    const { found } = await thought(BET);
    expect(found[0].worth).toBeCloseTo(0.7);
    expect(found[0].rivals[2]).toBeCloseTo(0.1);
  });

  test('reckons with a choice that few worlds allow', async () => {
    const { found } = await thought(VAULT);
    expect(found[0].choice.move).toBe('vault');
    expect(found[0].worth).toBeGreaterThan(0.8);
    expect(found[0].worth).toBeLessThan(0.95);
  });

  test('is the same to the last visit from the same draw, and another from another', async () => {
    const { milliseconds: _, ...once } = await thought(PIT);
    const { milliseconds: __, ...again } = await thought(PIT);
    expect(again).toEqual(once);
    expect((await thought(PIT, { word: 2 })).found).not.toEqual(once.found);
  });

  test('answers at once where there is one thing to do', async () => {
    const { found, iterations, choices } = await thought(CORRIDOR);
    expect(found).toEqual([
      { choice: { verb: 'take', move: 'corridor' }, visits: 0, worth: 0.5, share: 0, rivals: [] },
    ]);
    expect({ iterations, choices }).toEqual({ iterations: 0, choices: 0 });
  });

  test('says how often each choice was tried, of how many iterations', async () => {
    const { found, iterations, choices } = await thought(TWINS, { budget: { iterations: 100 } });
    expect(iterations).toBe(100);
    expect(choices).toBe(100);
    expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    for (const { visits, share } of found) expect(share).toBeCloseTo(visits / 100);
  });

  test('tries first what promises more, the longer the more the promise counts', async () => {
    const moves = { dull: { wins: [[0]], promise: 0 }, bright: { wins: [[0]], promise: 1 } };
    const tree: GameTree = { secrets: 1, holders: [], nodes: { start: { asks: [0], moves } } };
    const visitsOfDull = async (priorVisits: number) => {
      const { found } = await thought(tree, { budget: { iterations: 40, priorVisits } });
      return found.find(({ choice }) => choice.move === 'dull')?.visits ?? 0;
    };
    expect(await best(tree, { budget: { iterations: 1 } })).toBe('bright');
    expect(await visitsOfDull(30)).toBeLessThan(await visitsOfDull(0.5));
  });

  test('leaves what exploration does not draw it to', async () => {
    const moves = { lost: { wins: [[1]], promise: 0.4 }, won: { wins: [[0]], promise: 0.5 } };
    const tree: GameTree = { secrets: 1, holders: [], nodes: { start: { asks: [0], moves } } };
    const { found } = await thought(tree, { budget: { iterations: 15, exploration: 0 } });
    expect(found.map(({ visits }) => visits)).toEqual([15, 0]);
  });

  test('tells the insight how many choices lie between the root and a question', async () => {
    const { game, insight, ask, draw, imagine } = tableIn(TRUST, { seat: 0, secret: 0 });
    const depths = new Map<number, Set<number>>();
    const watched: typeof insight = {
      ...insight,
      candidates(state, open, depth) {
        depths.set(depth, (depths.get(depth) ?? new Set()).add(open.seat));
        return insight.candidates(state, open, depth);
      },
    };
    await think(game, watched, { iterations: 50 }, { ask, draw, imagine });
    expect([...depths]).toEqual([
      [0, new Set([0])],
      [1, new Set([1])],
    ]);
  });
});

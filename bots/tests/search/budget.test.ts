import { describe, expect, test } from 'vitest';
import { type Budget, search, think } from '../../src/index.ts';
import { iterationsLeft } from '../../src/search/budget.ts';
import { tableIn } from '../tree-game/table.ts';
import type { GameTree } from '../tree-game/tree.ts';
import { TWINS } from '../tree-game/trees.ts';

/** A clock on which every look takes a millisecond, and what happens whenever others get a turn. */
function slowClock(onPause: (pauses: number) => void = () => {}) {
  let time = 0;
  let pauses = 0;
  return {
    now: () => time++,
    async pause() {
      onPause(++pauses);
    },
    pauses: () => pauses,
  };
}

const WON: GameTree = {
  secrets: 1,
  holders: [],
  nodes: { start: { asks: [0], moves: { lost: { wins: [[1]] }, won: { wins: [[0]] } } } },
};

function thought(tree: GameTree, budget: Budget, clock = slowClock(), signal = new AbortController().signal) {
  const { game, insight, ask, draw, imagine } = tableIn(tree, { seat: 0, secret: 0 });
  return think(game, insight, budget, { ask, draw, imagine, signal }, clock);
}

describe('the budget of a search', () => {
  test('in milliseconds ends it when they have passed', async () => {
    const { iterations, milliseconds } = await thought(TWINS, { milliseconds: 200 });
    expect(milliseconds).toBeGreaterThan(150);
    expect(milliseconds).toBeLessThanOrEqual(201);
    expect(iterations).toBeLessThanOrEqual(200);
  });

  test('of both kinds ends it with whichever is used up first', async () => {
    expect((await thought(TWINS, { milliseconds: 10_000, iterations: 50 })).iterations).toBe(50);
    expect((await thought(TWINS, { milliseconds: 50, iterations: 10_000 })).iterations).toBeLessThan(60);
  });

  test('is not used up when the leader cannot be overtaken any more', async () => {
    const byCount = await thought(WON, { iterations: 400 });
    expect(byCount.iterations).toBeLessThan(400);
    const [leader, other] = byCount.found;
    expect(leader.visits - (other?.visits ?? 0)).toBeGreaterThan(400 - byCount.iterations);
    expect((await thought(WON, { milliseconds: 400 })).milliseconds).toBeLessThan(390);
  });

  test('leaves as many iterations as the pace so far allows', () => {
    expect(iterationsLeft({ milliseconds: 100 }, { iterations: 30, milliseconds: 60 })).toBeCloseTo(20);
    expect(iterationsLeft({ milliseconds: 100, iterations: 35 }, { iterations: 30, milliseconds: 60 })).toBe(
      5,
    );
    expect(iterationsLeft({ iterations: 35 }, { iterations: 0, milliseconds: 2 })).toBe(35);
    expect(iterationsLeft({ iterations: 35 }, { iterations: 5, milliseconds: 0 })).toBe(30);
    expect(iterationsLeft({ milliseconds: 100 }, { iterations: 30, milliseconds: 101 })).toBe(0);
  });

  test('of real milliseconds is kept by the real clock', async () => {
    const { game, insight, ask, draw, imagine } = tableIn(TWINS, { seat: 0, secret: 0 });
    const { iterations, milliseconds } = await think(
      game,
      insight,
      { milliseconds: 30 },
      { ask, draw, imagine },
    );
    expect(iterations).toBeGreaterThan(0);
    expect(milliseconds).toBeGreaterThan(0);
  });
});

describe('a search that is stopped', () => {
  test('gives others a turn every eight milliseconds', async () => {
    const clock = slowClock();
    await thought(TWINS, { iterations: 90 }, clock);
    expect(clock.pauses()).toBeGreaterThanOrEqual(9);
    expect(clock.pauses()).toBeLessThanOrEqual(12);
  });

  test('answers with the best so far', async () => {
    const stopping = new AbortController();
    const clock = slowClock((pauses) => pauses === 3 && stopping.abort());
    const { iterations, found } = await thought(WON, { iterations: 100_000 }, clock, stopping.signal);
    expect(iterations).toBeLessThan(40);
    expect(found[0].choice.move).toBe('won');
  });

  test('before it began answers with what promises most', async () => {
    const { iterations, found } = await thought(TWINS, { iterations: 9 }, slowClock(), AbortSignal.abort());
    expect(iterations).toBe(0);
    expect(found[0].choice.move).toBe('left');
  });

  test('may be stopped as a bot, in the midst of every question it thinks about', async () => {
    const { game, insight, view, ask, draw, imagine } = tableIn(TWINS, { seat: 0, secret: 0 });
    const bot = search(game, insight, { milliseconds: 600_000 });
    const both = [bot.choose(view, ask, draw, imagine), bot.choose(view, ask, draw, imagine)];
    // Its turn comes in a pause of the search.
    setTimeout(() => bot.stop());
    for (const choice of await Promise.all(both)) expect(ask.choices).toContainEqual(choice);
  });

  test('thinks anew about the next question', async () => {
    const { game, insight, view, ask, draw, imagine } = tableIn(WON, { seat: 0, secret: 0 });
    const bot = search(game, insight, { iterations: 200 });
    bot.stop();
    expect(await bot.choose(view, ask, draw, imagine)).toEqual({ verb: 'take', move: 'won' });
  });
});

import { Worker } from 'node:worker_threads';
import type { Adviser, Imagine, Kinds } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Budget, type Line, nodeLine, remoteBot } from '../../src/index.ts';
import type { Advised, Answer, Failure, Question, Stop } from '../../src/worker/messages.ts';
import type { House } from '../doors/house.ts';
import { BET, TWINS } from '../doors/houses.ts';
import { library } from '../doors/library.ts';
import { tableIn } from '../doors/table.ts';

const ENTRY = new URL('../doors/worker.ts', import.meta.url);

let worker: Worker;
let line: Line<Question | Stop, Answer | Advised | Failure>;
beforeAll(() => {
  worker = new Worker(ENTRY);
  line = nodeLine(worker);
});
afterAll(() => worker.terminate());

interface Scene {
  readonly house?: House;
  readonly budget?: Budget;
  readonly word?: number;
  readonly seat?: number;
}

/** A question to a bot in the worker, and the same to one in place. */
function bothAt(name: string, { house = BET, budget = { iterations: 300 }, word = 7, seat = 0 }: Scene = {}) {
  const { game, view, ask, imagine } = tableIn(house, { seat, key: 1 });
  const there = remoteBot(line, game, name, budget);
  const here = () => library('doors', name, budget).bot as Adviser<Kinds>;
  const draws = () => tableIn(house, { seat, key: 1, word }).draw;
  return {
    there,
    ask,
    askThere: () => there.choose(view, ask, draws(), imagine),
    askHere: () => here().choose(view, ask, draws(), imagine as Imagine<Kinds>),
    adviseThere: () => there.advise(view, ask, draws(), imagine),
    adviseHere: () => here().advise(view, ask, draws(), imagine as Imagine<Kinds>),
  };
}

describe('a bot in a worker thread', () => {
  test.each(['search', 'greedy', 'random'])('named %s answers as it would in place', async (name) => {
    for (const word of [3, 4, 5]) {
      const { askThere, askHere } = bothAt(name, { word });
      expect(await askThere()).toEqual(await askHere());
    }
  });

  test('knows there what its seat knows here', async () => {
    expect(await bothAt('search', { seat: 1 }).askThere()).toEqual({ verb: 'open', door: 'blue' });
  });

  test('shares a line with others, who ask meanwhile', async () => {
    const searching = bothAt('search');
    const guessing = bothAt('random');
    const [found, guessed] = await Promise.all([searching.askThere(), guessing.askThere()]);
    expect([found, guessed]).toEqual([await searching.askHere(), await guessing.askHere()]);
  });

  test('is stopped by a message and answers with its best so far', async () => {
    const { there, ask, askThere } = bothAt('ponder', { house: TWINS, budget: { milliseconds: 600_000 } });
    const answered = askThere();
    setTimeout(() => there.stop(), 50);
    expect(ask.choices).toContainEqual(await answered);
  });

  test('advises as it would in place', async () => {
    const { adviseThere, adviseHere } = bothAt('search');
    const advice = await adviseThere();
    expect(advice.length).toBeGreaterThan(1);
    expect(advice).toEqual(await adviseHere());
  });

  test('says what went wrong', async () => {
    await expect(bothAt('nobody').askThere()).rejects.toThrow('no bot nobody');
    await expect(bothAt('random').adviseThere()).rejects.toThrow('random gives no advice');
  });

  test('answers no more once its thread is gone, and says so', async () => {
    const { game, view, ask, imagine, draw } = tableIn(TWINS, { seat: 0, key: 0 });
    const doomed = new Worker(ENTRY);
    const bot = remoteBot(nodeLine(doomed), game, 'ponder', { milliseconds: 600_000 });
    const asked = Promise.resolve(bot.choose(view, ask, draw, imagine));
    const failed = expect(asked).rejects.toThrow('the worker is gone');
    await doomed.terminate();
    await failed;
    await expect(async () => bot.choose(view, ask, draw, imagine)).rejects.toThrow('the worker is gone');
  });
});

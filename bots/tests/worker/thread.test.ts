import { Worker } from 'node:worker_threads';
import type { Adviser, Imagine, Kinds } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Budget, nodeChannel, remoteBot, type WorkerChannel } from '../../src/index.ts';
import type { Advised, Answer, Failure, Question, Stop } from '../../src/worker/messages.ts';
import { library } from '../tree-game/library.ts';
import { tableIn } from '../tree-game/table.ts';
import type { GameTree } from '../tree-game/tree.ts';
import { BET, TWINS } from '../tree-game/trees.ts';

const ENTRY = new URL('../tree-game/worker.ts', import.meta.url);

let worker: Worker;
let channel: WorkerChannel<Question | Stop, Answer | Advised | Failure>;
beforeAll(() => {
  worker = new Worker(ENTRY);
  channel = nodeChannel(worker);
});
afterAll(() => worker.terminate());

interface Scene {
  readonly tree?: GameTree;
  readonly budget?: Budget;
  readonly word?: number;
  readonly seat?: number;
}

/** A question to a bot in the worker, and the same to one in place. */
function bothAt(name: string, { tree = BET, budget = { iterations: 300 }, word = 7, seat = 0 }: Scene = {}) {
  const { game, view, ask, imagine } = tableIn(tree, { seat, secret: 1 });
  const there = remoteBot(channel, game, name, budget);
  const here = () => library('tree-game', name, budget).bot as Adviser<Kinds>;
  const draws = () => tableIn(tree, { seat, secret: 1, word }).draw;
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
    expect(await bothAt('search', { seat: 1 }).askThere()).toEqual({ verb: 'take', move: 'blue' });
  });

  test('shares a channel with others, who ask meanwhile', async () => {
    const searching = bothAt('search');
    const guessing = bothAt('random');
    const [found, guessed] = await Promise.all([searching.askThere(), guessing.askThere()]);
    expect([found, guessed]).toEqual([await searching.askHere(), await guessing.askHere()]);
  });

  test('is stopped by a message and answers with its best so far', async () => {
    const { there, ask, askThere } = bothAt('ponder', { tree: TWINS, budget: { milliseconds: 600_000 } });
    const answered = askThere();
    // It hears this in the midst of its thinking: the question came first.
    there.stop();
    expect(ask.choices).toContainEqual(await answered);
  });

  test('advises as it would in place', async () => {
    const { adviseThere, adviseHere } = bothAt('search');
    const advice = await adviseThere();
    expect(advice.length).toBeGreaterThan(1);
    expect(advice).toEqual(await adviseHere());
  });

  test('says what went wrong', async () => {
    await expect(bothAt('unknown').askThere()).rejects.toThrow('no bot unknown');
    await expect(bothAt('random').adviseThere()).rejects.toThrow('random gives no advice');
  });

  test('answers no more once its thread is gone, and says so', async () => {
    const { game, view, ask, imagine, draw } = tableIn(TWINS, { seat: 0, secret: 0 });
    const doomed = new Worker(ENTRY);
    const bot = remoteBot(nodeChannel(doomed), game, 'ponder', { milliseconds: 600_000 });
    const asked = Promise.resolve(bot.choose(view, ask, draw, imagine));
    const failed = expect(asked).rejects.toThrow('the worker is gone');
    await doomed.terminate();
    await failed;
    await expect(async () => bot.choose(view, ask, draw, imagine)).rejects.toThrow('the worker is gone');
  });
});

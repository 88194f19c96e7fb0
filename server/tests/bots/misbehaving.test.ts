import { game as eleven } from '@vigilia/game-011';
import { choiceAt, isOffered } from '@vigilia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { CLOSED, LATE, LOST } from '../../src/bots/bot-port.ts';
import { openPool, type Pool } from '../../src/bots/pool.ts';
import { think } from '../../src/bots/think.ts';
import { firstQuestion } from './dealt.ts';
import { closePoolsAfterEach, poolOf, WORKER } from './pools.ts';
import { untilStuck } from './stuck.ts';

const { state, ask } = firstQuestion(eleven, 4);

/** One thread for all bots that need not be ended: the next bot must not suffer from the one before. */
const shared = openPool({ worker: WORKER, threads: 1, killAfter: 50_000 });
afterAll(() => shared.close());
closePoolsAfterEach();

const question = { game: eleven, state, ask, budget: { iterations: 1 } };
const asked = (pool: Pool, bot: string) => think(pool, { ...question, bot });

describe('a bot that', () => {
  test.each([
    ['throws', 'thrower', 'the bot failed'],
    ['is not known', 'nobody', 'the bot failed'],
    ['chooses what it is not offered', 'cheat', 'the bot chose what it was not offered'],
    ['answers nothing', 'mumbler', 'the bot chose what it was not offered'],
    ['ends its thread', 'deserter', LOST],
    ['fails while no question is open', 'bomber', LOST],
  ])('%s is answered for at random', async (_what, bot, failure) => {
    const answer = await asked(shared, bot);
    expect(answer.failure).toBe(failure);
    expect(isOffered(ask, answer.choice)).toBe(true);
    expect((await asked(shared, 'apprentice')).failure).toBeNull();
  });

  test.each(['endless', 'silent'])('is %s is ended, and those behind it are answered', async (bot) => {
    const pool = poolOf({ threads: 1, ...untilStuck(bot) });
    const [late, ...others] = await Promise.all(
      [bot, 'random', 'random', 'random'].map((name) => asked(pool, name)),
    );
    expect(late?.failure).toBe(LATE);
    expect(late && isOffered(ask, late.choice)).toBe(true);
    expect(others.map(({ failure }) => failure)).toEqual([null, null, null]);
  });

  test('is ended does not disturb who thinks in another thread', async () => {
    const pool = poolOf({ threads: 2, ...untilStuck('endless', 2) });
    const answers = await Promise.all(
      ['endless', 'random', 'random', 'endless', 'random'].map((name) => asked(pool, name)),
    );
    expect(answers.map(({ failure }) => failure)).toEqual([LATE, null, null, LATE, null]);
  });

  test('leaves when the next question comes, and ends no other job', async () => {
    for (let times = 0; times < 5; times++) {
      expect(await asked(shared, 'leaver')).toEqual({ choice: choiceAt(ask, 0), failure: null });
    }
  });

  test('talks nonsense on the line is heard when it answers', async () => {
    expect(await asked(shared, 'babbler')).toEqual({ choice: choiceAt(ask, 0), failure: null });
  });

  test('looks for secrets in the environment finds none', async () => {
    expect(Object.keys(process.env)).not.toEqual([]);
    expect((await asked(shared, 'burglar')).failure).toBeNull();
  });
});

describe('a question', () => {
  test('with one answer needs no bot', async () => {
    const choice = choiceAt(ask, 0);
    const forced = { ...ask, choices: [choice], ranges: [] };
    const answer = await think(shared, { ...question, bot: 'thrower', ask: forced });
    expect(answer).toEqual({ choice, failure: null });
  });

  test('to bots whose thread does not load is answered at random, and the log hears why', async () => {
    const pool = poolOf({ worker: new URL('./broken-worker.ts', import.meta.url) });
    const answer = await asked(pool, 'apprentice');
    expect(answer.failure).toBe('the thread of the bots did not start: a part is missing');
    expect(isOffered(ask, answer.choice)).toBe(true);
  });

  test('to bots whose thread never listens is answered at random', async () => {
    const pool = poolOf({ worker: new URL('./silent-worker.ts', import.meta.url), startWithin: 100 });
    expect((await asked(pool, 'apprentice')).failure).toBe('the thread of the bots did not start in time');
  });

  test('is let go when the bots are sent home, and so is what waits behind it', async () => {
    const pool = poolOf({ threads: 1 });
    expect((await asked(pool, 'random')).failure).toBeNull();
    const answers = Promise.all(['silent', 'silent', 'random'].map((name) => asked(pool, name)));
    await new Promise((begun) => setImmediate(begun));
    await pool.close();
    expect((await answers).map(({ failure }) => failure)).toEqual([CLOSED, CLOSED, CLOSED]);
    expect((await asked(pool, 'random')).failure).toBe(CLOSED);
  });
});

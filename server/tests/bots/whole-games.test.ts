import { game as eleven } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import { answer, type Game, isRefusal, type Kinds, namedSeed, resume } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { think } from '../../src/bots/think.ts';
import { dealt, SEED } from './dealt.ts';
import { closePoolsAfterEach, poolOf } from './pools.ts';
import { recordQuestions } from './recorded-questions.ts';

const BUDGET = { iterations: 1 };

closePoolsAfterEach();

/** Plays a game through, the same bot at every seat. */
async function playThrough<K extends Kinds>(game: Game<K>, bot: string, seats: number) {
  const failures = new Set<string | null>();
  const asked: string[] = [];
  let { moment } = dealt(game, seats);
  let hidden = { state: moment.state, seat: 0 };
  const pool = recordQuestions(poolOf(), (message) => {
    if (message.type !== 'question') return;
    asked.push(JSON.stringify(message));
    // Two tables that the seat cannot tell apart: what crosses is the same for both.
    const other = game.imagine(hidden.state, hidden.seat, { seed: namedSeed('another table'), drawn: {} });
    const chance = { seed: namedSeed(`${message.word}`), drawn: {} };
    expect(message.state).toEqual(resume(game, game.imagine(other, hidden.seat, chance)).state);
  });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) break;
    hidden = { state: moment.state, seat: ask.seat };
    const { choice, failure } = await think(pool, { game, bot, state: moment.state, ask, budget: BUDGET });
    failures.add(failure);
    const answered = answer(game, moment, ask.seat, choice);
    if (isRefusal(answered)) throw new Error(answered.reason.key);
    moment = answered;
  }
  return { state: moment.state, failures, asked };
}

describe('a whole game of bots in threads', () => {
  test.each([
    { game: eleven as Game, bot: 'apprentice', seats: 4 },
    { game: diario as Game, bot: 'planner', seats: 2 },
  ])('of $bot bots comes to its end, and only what each seat imagines crosses the line', async (cast) => {
    const { game, bot, seats } = cast;
    const { state, failures, asked } = await playThrough(game, bot, seats);
    expect(game.outcome(state)).not.toBeNull();
    expect([...failures]).toEqual([null]);
    expect(state.chance.seed).toBe(SEED);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((message) => message.includes(SEED))).toEqual([]);
  });
});

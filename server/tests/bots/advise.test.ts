import { QuickDraws } from '@vigilia/bots';
import { detective, type Eleven, game as eleven } from '@vigilia/game-011';
import {
  answer,
  type Choice,
  choiceAt,
  imagining,
  isRefusal,
  type Moment,
  namedSeed,
  resume,
} from '@vigilia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { advise } from '../../src/bots/advise.ts';
import { LATE, LOST } from '../../src/bots/bot-port.ts';
import { openPool } from '../../src/bots/pool.ts';
import { dealt, firstQuestion } from './dealt.ts';
import { closePoolsAfterEach, poolOf, WORKER } from './pools.ts';
import { recordQuestions } from './recorded-questions.ts';
import { untilStuck } from './stuck.ts';

/** One thread for all bots that need not be ended: the next bot must not suffer from the one before. */
const shared = openPool({ worker: WORKER, threads: 1, killAfter: 50_000 });
afterAll(() => shared.close());
closePoolsAfterEach();

const { state, ask } = firstQuestion(eleven, 4);
const question = { game: eleven, state, ask, budget: { iterations: 1 } };

/** Another table that the seat asked cannot tell from this one. */
function another({ state: truth }: Moment<Eleven>, seat: number): Moment<Eleven> {
  return resume(eleven, eleven.imagine(truth, seat, { seed: namedSeed('another table'), drawn: {} }));
}

test('through a whole game advice rests on nothing but what the seat knows', async () => {
  let moment: Moment<Eleven> = dealt(eleven, 4).moment;
  let crossed = 0;
  const pool = recordQuestions(shared, (message) => {
    if (message.type !== 'question') return;
    crossed++;
    const { seat } = message.ask;
    const chance = { seed: namedSeed(`${message.word}`), drawn: {} };
    expect(message.wants).toBe('advice');
    expect(message.state).toEqual(imagining(eleven, another(moment, seat).state, { seat })(chance).state);
  });
  let asked = 0;
  for (let [open] = moment.asks; open !== undefined; [open] = moment.asks) {
    const { advice, failure } = await advise(pool, {
      ...question,
      bot: 'detective',
      state: moment.state,
      ask: open,
    });
    expect(failure).toBeNull();
    asked++;
    const { seat } = open;
    const other = another(moment, seat);
    const view = eleven.view(other.state, seat);
    const same = other.asks.find((unsure) => unsure.seat === seat) ?? open;
    const imagine = imagining(eleven, other.state, same);
    expect(advice).toEqual(await detective.advise(view, same, new QuickDraws(open.question).draw, imagine));
    const next = answer(eleven, moment, seat, advice[0]?.choice ?? choiceAt(open, 0));
    if (isRefusal(next)) throw new Error(next.reason.key);
    moment = next;
  }
  expect(asked).toBeGreaterThan(50);
  expect(crossed).toBe(asked);
});

describe('an adviser that', () => {
  test.each([
    ['throws', 'hothead', 'the bot failed'],
    ['is not known', 'nobody', 'the bot failed'],
    ['can only choose', 'random', 'the bot failed'],
    ['advises what is not offered', 'charlatan', 'the bot advised what is not offered'],
    ['says nothing', 'mime', 'the bot advised what is not offered'],
    ['says more than it should', 'gossip', null],
    ['ends its thread', 'runaway', LOST],
  ])('%s does no harm', async (_what, bot, failure) => {
    const advised = await advise(shared, { ...question, bot });
    const choice: Choice = choiceAt(ask, 0);
    const advice = failure === null ? [{ choice, worth: 1, reasons: [] }] : [];
    expect(advised).toEqual({ advice, failure });
  });

  test('never ends is ended', async () => {
    const pool = poolOf({ threads: 1, ...untilStuck('rambler') });
    expect(await advise(pool, { ...question, bot: 'rambler' })).toEqual({ advice: [], failure: LATE });
  });

  test('is sent home says nothing', async () => {
    const pool = poolOf({ threads: 1 });
    await pool.close();
    expect(await advise(pool, { ...question, bot: 'detective' })).toEqual({
      advice: [],
      failure: null,
    });
  });
});

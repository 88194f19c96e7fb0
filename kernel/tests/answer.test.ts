import {
  advance,
  answer,
  begin,
  type Game,
  isRefusal,
  namedSeed,
  type Run,
  resume,
  take,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Candles, candles } from './toy/candles.ts';
import { play, reasonOf, table } from './toy/play.ts';
import { bid } from './toy/steps.ts';

const bidding = () => table([0, 'take 1; strike']);
const questions = (session: ReturnType<typeof table>) =>
  Object.fromEntries(session.moment.asks.map(({ seat, question }) => [seat, question]));

describe('a question', () => {
  test('keeps its name while others answer theirs', () => {
    const before = questions(bidding());
    expect(questions(play(bidding(), [1, 'bid 2']))).toEqual({ 0: before[0], 2: before[2] });
    expect(questions(play(bidding(), [1, 'bid 2'], [0, 'bid 0']))).toEqual({ 2: before[2] });
  });

  test('asked again of the same seat has another name', () => {
    const first = questions(table());
    const second = questions(table([0, 'take 1']));
    const third = questions(table([0, 'take 1; take 2']));
    expect(new Set([first[0], second[0], third[0]]).size).toBe(3);
  });

  test('put back for the one who answered as well has another name, for all of them', () => {
    const again = {
      ...bid,
      answer: (run: Run<Candles>, frame: Parameters<typeof bid.answer>[1]) => run.next({ ...frame }),
    };
    const game: Game<Candles> = { ...candles, steps: { ...candles.steps, bid: again } };
    const { moment } = bidding();
    const answered = answer(game, moment, 1, { verb: 'bid', amount: 1 });
    if (isRefusal(answered)) throw new Error(answered.reason.key);
    expect(answered.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(new Set(answered.asks.map(({ question }) => question))).toEqual(
      new Set([answered.state.answered]),
    );
    expect(answered.state.question).toBe(answered.state.answered);
  });

  test('that one answer closes for all gives its name to nothing after it', () => {
    const hasty = { ...bid, answer: (run: Run<Candles>) => run.next({ step: 'keep', candle: null }) };
    const game: Game<Candles> = { ...candles, steps: { ...candles.steps, bid: hasty } };
    const { moment } = bidding();
    const answered = answer(game, moment, 1, { verb: 'bid', amount: 1 });
    expect(!isRefusal(answered) && answered.asks[0]?.question).not.toBe(moment.asks[0]?.question);
    const ending = { ...bid, answer: () => {} };
    const over = answer({ ...game, steps: { ...game.steps, bid: ending } }, moment, 1, {
      verb: 'bid',
      amount: 1,
    });
    expect(over).toMatchObject({ asks: [] });
  });

  test('of the next auction has another name', () => {
    const first = questions(bidding());
    const next = play(bidding(), [0, 'bid 1'], [1, 'bid 2'], [2, 'bid 0'], [1, 'take 2; strike']);
    expect(questions(next)[0]).not.toBe(first[0]);
  });
});

describe('an answer', () => {
  test('leaves the moment it was given, taken or refused', () => {
    const { moment } = bidding();
    const before = JSON.stringify(moment);
    answer(candles, moment, 0, { verb: 'bid', amount: 3 });
    answer(candles, moment, 0, { verb: 'bid', amount: 30 });
    expect(JSON.stringify(moment)).toBe(before);
  });

  test('is counted', () => {
    expect(table([0, 'take 1; take 2']).moment.state.answered).toBe(2);
  });

  test('that is not offered is refused by the clause of its question', () => {
    const refused = answer(candles, table().moment, 0, { verb: 'strike' });
    expect(refused).toMatchObject({ clause: 'CANDLE-2', reason: { key: 'refusal.not-offered' } });
  });

  test('that is not offered is refused for the reason the step knows, where it knows one', () => {
    const refused = answer(candles, bidding().moment, 2, { verb: 'bid', amount: 7 });
    expect(refused).toMatchObject({
      clause: 'CANDLE-3',
      reason: { key: 'refusal.matches', vars: { held: 6 } },
    });
  });

  test('that no line could say is refused without asking the step', () => {
    const refused = answer(candles, bidding().moment, 2, { verb: 'bid', amount: '7' } as never);
    expect(refused).toMatchObject({ clause: 'CANDLE-3', reason: { key: 'refusal.not-offered' } });
  });

  test('of a seat that is not asked is refused, and says who is', () => {
    const refused = answer(candles, table().moment, 2, { verb: 'take', candle: 1 });
    expect(refused).toMatchObject({
      clause: 'CANDLE-2',
      reason: { key: 'refusal.not-asked', vars: { seat: 0 } },
    });
  });

  test('after the end is refused', () => {
    const round = (keeper: number, candle: number) =>
      [
        [keeper, `take ${candle}; strike`],
        [0, 'bid 0'],
        [1, 'bid 1'],
        [2, 'bid 0'],
      ] as const;
    const over = table(...round(0, 1), ...round(1, 2), ...round(2, 3));
    expect(over.moment.asks).toEqual([]);
    expect(reasonOf(answer(candles, over.moment, 0, { verb: 'strike' }))).toBe('refusal.over');
    expect(resume(candles, over.moment.state).asks).toEqual([]);
  });

  test('taken from the ask is the same as answered', () => {
    const { moment } = bidding();
    const [ask] = moment.asks;
    if (ask === undefined) throw new Error('no seat is asked');
    const choice = { verb: 'bid', amount: 4 } as const;
    expect(take(candles, moment, ask, choice)).toEqual(answer(candles, moment, ask.seat, choice));
  });

  test('advanced in place leads to the same, and changes the state it was given', () => {
    const { moment } = table();
    const [ask] = moment.asks;
    if (ask === undefined) throw new Error('no seat is asked');
    const choice = { verb: 'take', candle: 1 } as const;
    const own = { state: candles.fork(moment.state), asks: moment.asks };
    const advanced = advance(candles, own, ask, choice);
    expect(advanced).toEqual(take(candles, moment, ask, choice));
    expect(advanced.state).toBe(own.state);
    expect(moment.state.answered).toBe(0);
  });
});

describe('a moment', () => {
  test('comes back from its state, names of questions included', () => {
    const { moment } = play(bidding(), [1, 'bid 2']);
    expect(resume(candles, JSON.parse(JSON.stringify(moment.state)))).toEqual({
      ...moment,
      delivered: [],
      barrier: false,
    });
  });

  test('comes after what is still to happen by itself, and leaves the state it came from', () => {
    const unopened = candles.open(3, {}, { seed: namedSeed('unopened'), drawn: {} });
    const before = JSON.stringify(unopened);
    expect(resume(candles, unopened)).toEqual(
      begin(candles, 3, {}, { seed: namedSeed('unopened'), drawn: {} }),
    );
    expect(JSON.stringify(unopened)).toBe(before);
  });

  test('passes over a step that has nothing to ask', () => {
    const steps = { ...candles.steps, bid: { ...bid, asks: () => [] } };
    const quiet: Game<Candles> = { ...candles, steps };
    const answered = answer(quiet, table([0, 'take 1']).moment, 0, { verb: 'strike' });
    expect(!isRefusal(answered) && answered.state.agenda).toEqual([]);
  });
});

describe('a question that answers itself', () => {
  const only = (choices: readonly Candles['choice'][]): Game<Candles> => {
    const step = { ...bid, answersItself: true, asks: () => [askFor(1, choices)], answer: () => {} };
    return { ...candles, steps: { ...candles.steps, bid: step } };
  };
  const askFor = (seat: number, choices: readonly Candles['choice'][]) => ({
    seat,
    clause: 'CANDLE-3',
    prompt: { key: 'prompt.bid', vars: {} },
    choices,
    ranges: [],
    question: 0,
  });
  const frame = bidding().moment.state;

  test('is not asked where there is a single answer, and nothing is counted', () => {
    const { asks, state } = resume(only([{ verb: 'bid', amount: 0 }]), frame);
    expect(asks).toEqual([]);
    expect(state.agenda).toEqual([]);
    expect(state.answered).toBe(frame.answered);
  });

  test('is asked where there are two', () => {
    const choices: Candles['choice'][] = [
      { verb: 'bid', amount: 0 },
      { verb: 'bid', amount: 1 },
    ];
    expect(resume(only(choices), frame).asks.map(({ seat }) => seat)).toEqual([1]);
  });
});

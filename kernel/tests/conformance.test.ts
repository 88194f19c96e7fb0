import { type Bot, choiceAt } from '@vigilia/kernel';
import { botsPlayToTheEnd, conformance, type Series } from '@vigilia/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { asking } from './broken/asking.ts';
import { barriers } from './broken/barriers.ts';
import { ending } from './broken/ending.ts';
import { hiding } from './broken/hiding.ts';
import { states } from './broken/states.ts';
import { type Candles, candles } from './toy/candles.ts';

describe.each([2, 3, 4])('Candles keeps the promises of the contract with %i seats', (seats) => {
  for (const { name, run } of conformance(candles, { seats, games: 40, seed: 'candles' })) test(name, run);
});

const variants = [...states, ...hiding, ...barriers, ...asking, ...ending];
const series: Series = { seats: 3, games: 8, seed: 'broken', answers: 450 };
const wordOf = (name: string) => name.slice(0, name.indexOf(':'));

describe('a game that breaks a promise is found out', () => {
  test.each(variants)('$wrong', ({ game, check, says }) => {
    const promise = conformance(game, series).find(({ name }) => wordOf(name) === check);
    expect(() => promise?.run()).toThrow(says);
  });

  test('every promise can be broken', () => {
    const promises = conformance(candles, series).map(({ name }) => wordOf(name));
    expect(new Set(variants.map(({ check }) => check))).toEqual(new Set(promises));
  });

  test('a failure names the game, the answer, the seat and its choice', () => {
    const [broken] = asking.filter(({ check }) => check === 'illegal');
    const promise = conformance(broken?.game ?? candles, series).find(
      ({ name }) => wordOf(name) === 'illegal',
    );
    expect(() => promise?.run()).toThrow(/^game 'broken\/\d+', answer \d+ of seat \d, 'bid \d': /);
  });

  test('a game that cannot be dealt keeps no promise at all', () => {
    for (const { run } of conformance(candles, { ...series, seats: 5 })) {
      expect(run).toThrow(/refused/);
    }
  });

  test('a series that plays nothing is refused', () => {
    expect(() => conformance(candles, { ...series, games: 0 })).toThrow(RangeError);
  });
});

describe('a bot of a game', () => {
  const strikes: Bot<Candles> = { choose: (_view, ask) => choiceAt(ask, 0) };
  const takesBack: Bot<Candles> = { choose: (_view, ask) => ask.choices[1] ?? choiceAt(ask, 0) };
  const bots = { strikes, takesBack };
  const ofSeries = { bots, seats: 2, seed: 'bots of Candles', answers: 450 };
  const endless = ending.find(({ check }) => check === 'circles')?.game ?? candles;

  test.each(botsPlayToTheEnd(candles, ofSeries))('$name', ({ run }) => run());

  test('is named where its game does not end', async () => {
    const [, promise] = botsPlayToTheEnd(endless, ofSeries);
    await expect(promise?.run()).rejects.toThrow(
      /^the game 'bots of Candles' of takesBack goes on after 450 answers, the latest 'take \d' of seat \d$/,
    );
  });

  test('is named where it chooses what is not offered', async () => {
    const cheat: Bot<Candles> = { choose: () => ({ verb: 'strike' }) };
    const [promise] = botsPlayToTheEnd(candles, { ...ofSeries, bots: { cheat } });
    await expect(promise?.run()).rejects.toThrow("cheat is refused in the game 'bots of Candles'");
  });
});

describe('a series that is being played', () => {
  test('tells of every game how many answers it took', () => {
    const answers: number[] = [];
    const played = (count: number) => answers.push(count);
    for (const { run } of conformance(candles, { ...series, played })) run();
    expect(answers).toHaveLength(series.games);
    expect(Math.min(...answers)).toBeGreaterThan(0);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp, vigilia } from '../command.ts';
import { reportOn, total } from '../series.ts';

afterAll(tidyUp);

const report = (...args: readonly string[]) => reportOn('011', ...args);

describe('simulate --json', () => {
  test('is one object whose counts add up', async () => {
    const { ended, hours, choicesPerGame, won, ...rest } = await report(
      '--games',
      '6',
      '--seed',
      '7',
      '--bots',
      'random',
    );
    expect(rest).toEqual({
      game: '011',
      rules: 3,
      seats: 4,
      options: { beginners: false },
      bots: ['random', 'random', 'random', 'random'],
      seed: '7',
      games: 6,
    });
    expect(Object.keys(ended)).toEqual(['hero', 'fenrir', 'ragnarok']);
    expect(total(ended)).toBe(6);
    expect(total(hours.distribution)).toBe(6);
    expect(Object.keys(hours.distribution).every((hour) => Number(hour) >= 1 && Number(hour) <= 11)).toBe(
      true,
    );
    expect(won).toHaveLength(4);
    expect(total(won)).toBe(ended.hero + ended.fenrir);
    expect(choicesPerGame.least).toBeLessThanOrEqual(choicesPerGame.mean);
    expect(choicesPerGame.most).toBeGreaterThanOrEqual(choicesPerGame.mean);
  });

  test('the same series plays the same games, another plays others', async () => {
    const once = await report('--games', '4', '--seed', 'autumn');
    expect(await report('--games', '4', '--seed', 'autumn')).toEqual(once);
    expect((await report('--games', '4', '--seed', 'winter')).choicesPerGame).not.toEqual(
      once.choicesPerGame,
    );
  });

  test.each([3, 5, 6])('%i players', async (seats) => {
    expect(await report('--games', '2', '--seats', String(seats), '--beginners')).toMatchObject({
      seats,
      options: { beginners: true },
      games: 2,
    });
  });
});

test('a council whose Leader cannot be saved ends its game too', async () => {
  const council = ['--bots', 'council', '--seats', '3', '--seed', 'held-dev-c'];
  expect(await reportOn('diario', '--games', '1', ...council)).toMatchObject({ games: 1 });
});

test('the summary shows the endings, the Hours and the choices', async () => {
  const { code, out, err } = await vigilia(['simulate', '011', '--games', '3', '--seed', '7']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^3 games of 011, 4 players, series 7$/m);
  expect(out).toMatch(/^A Hero won +\d+ \(/m);
  expect(out).toMatch(/^Fenrir won +\d+ \(/m);
  expect(out).toMatch(/^Ragnarök +\d+ \(/m);
  expect(out).toMatch(/^Hours, on average +\d/m);
  expect(out).toMatch(/^Choices a game +[\d.]+ on average, \d+ to \d+$/m);
  expect(out).toMatch(/^Speed +[\d.]+ games a second$/m);
});

test('--audit writes every game: a header, the deal, and a line for every choice', async () => {
  const file = temporary('series.jsonl');
  const { choicesPerGame } = await report('--games', '3', '--audit', file);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const headers = lines.filter((line) => 'game' in line);
  expect(headers).toHaveLength(3);
  expect(new Set(headers.map(({ seed }) => seed)).size).toBe(3);
  // The header, the deal and the end of each game are not choices.
  expect(lines.length - 9).toBe(Math.round(choicesPerGame.mean * 3));
});

test('seats bots of the game beside bots that play any game', async () => {
  const file = temporary('apprentice.jsonl');
  const { bots, ended } = await report(
    '--games',
    '8',
    '--bots',
    'apprentice,random,random,random',
    '--audit',
    file,
  );
  expect(bots).toEqual(['apprentice', 'random', 'random', 'random']);
  expect(ended.hero + ended.fenrir).toBeGreaterThan(0);
  expect((await called(['audit', file])).code).toBe(0);
});

test('--audit in a missing folder ends with code 1', async () => {
  const { code, err } = await called(['simulate', '011', '--audit', join(temporary('none'), 'deep', 'file')]);
  expect(code).toBe(1);
  expect(err).toContain('There is no file');
});

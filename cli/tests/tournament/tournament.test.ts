import { text } from '@vigilia/kernel';
import { describe, expect, test, vi } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { LANGUAGES } from '../../src/texts/language.ts';
import { gameTranslator } from '../../src/texts/translators.ts';
import { tournamentLines } from '../../src/tournament/lines.ts';
import { reportOf, tallyFor } from '../../src/tournament/report.ts';
import { playPairing } from '../../src/tournament/task.ts';
import { called } from '../command.ts';
import { total } from '../series.ts';

/** What `tournament --json` reports, without the times. */
async function report(...args: readonly string[]) {
  const { code, out, err } = await called(['tournament', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  const { seconds, gamesPerSecond, workers, bots, ...rest } = JSON.parse(out);
  expect([typeof seconds, typeof gamesPerSecond]).toEqual(['number', 'number']);
  const untimed = Object.entries(bots as Record<string, Record<string, unknown>>).map(
    ([name, { thinkP50Ms, thinkP95Ms, ...bot }]) => {
      expect(Number(thinkP95Ms)).toBeGreaterThanOrEqual(Number(thinkP50Ms));
      return [name, bot];
    },
  );
  return { ...rest, workers, bots: Object.fromEntries(untimed) };
}

const TINY = ['011', '--bots', 'random,apprentice', '--games', '8', '--seed', 'tiny'];

describe('tournament --json', () => {
  test('is one object whose counts add up', async () => {
    const { bots, ends, hours, ...rest } = await report(...TINY, '--workers', '2');
    expect(rest).toMatchObject({
      game: '011',
      rules: 3,
      seats: 4,
      options: { beginners: false },
      table: ['random', 'apprentice', 'apprentice', 'apprentice'],
      seed: 'tiny',
      budget: null,
      asked: 8,
      games: 8,
      deals: 2,
      rotations: 4,
      workers: 2,
    });
    expect(Object.keys(bots)).toEqual(['random', 'apprentice']);
    expect([bots.random.games, bots.apprentice.games]).toEqual([8, 24]);
    expect(Object.keys(ends)).toEqual(['hero', 'fenrir', 'ragnarok']);
    expect(total(ends)).toBe(8);
    expect(total(hours.distribution)).toBe(8);
    expect(bots.random.wins + bots.apprentice.wins).toBe(ends.hero + ends.fenrir);
    for (const bot of [bots.random, bots.apprentice]) {
      expect(bot.ofFairShare).toBeCloseTo(4 * bot.share, 2);
      expect(bot.low).toBeLessThanOrEqual(bot.ofFairShare);
      expect(bot.high).toBeGreaterThanOrEqual(bot.ofFairShare);
      expect(total(bot.winsByRole)).toBe(bot.wins);
      expect(total(bot.winsByPosition)).toBe(bot.wins);
      expect(total(bot.gamesByRole)).toBe(bot.games);
      expect(bot.declarations - bot.failedDeclarations).toBe(bot.wins);
      expect(bot.contradictions).toBeLessThanOrEqual(bot.failedDeclarations);
      expect(total(bot.embarrassmentsByKind)).toBeCloseTo(bot.embarrassments, 2);
    }
    expect(bots.random.embarrassments).toBeGreaterThan(bots.apprentice.embarrassments);
    expect(bots.apprentice.contradictions).toBe(0);
  });

  test('one worker and two play the same games', async () => {
    const { workers: one, ...alone } = await report(...TINY, '--workers', '1');
    const { workers: two, ...together } = await report(...TINY, '--workers', '2');
    expect([one, two]).toEqual([1, 2]);
    expect(together).toEqual(alone);
  });

  test('one name fills the table and plays each deal once', async () => {
    const { table, games, deals, bots } = await report(
      '011',
      '--bots',
      'random',
      '--seats',
      '3',
      '--games',
      '2',
    );
    expect({ table, games, deals }).toEqual({ table: ['random', 'random', 'random'], games: 2, deals: 2 });
    expect(bots.random.games).toBe(6);
  });

  test('counts the endings of a game without statistics of its own', async () => {
    const { ends, bots } = await report('diario', '--games', '2', '--difficulty', 'hard');
    expect(total(ends)).toBe(2);
    expect(Object.keys(bots.random)).toEqual(['games', 'wins', 'share', 'ofFairShare', 'low', 'high']);
  });
});

const task = {
  id: '011',
  options: {},
  seed: 'words',
  table: ['random', 'apprentice', 'apprentice'],
  budget: null,
};

/** The three games of a deal. */
const matches = Promise.all([0, 1, 2].map((rotation) => playPairing(task, { deal: 1, rotation })));

describe('the report in words', () => {
  test('shows the rounding, the standings and the counts', async () => {
    const { code, out, err } = await called([
      'tournament',
      '011',
      '--bots',
      'apprentice,random',
      '--games',
      '3',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^4 games of 011, 4 players, series 1$/m);
    expect(out).toContain(
      'At the table: apprentice, random, random and random. 1 deal, each played in 4 seatings.',
    );
    expect(out).toContain('3 games were asked for: rounded up to 4');
    expect(out).toMatch(/^apprentice +4 +\d/m);
    expect(out).toMatch(/^random +12 +\d/m);
    expect(out).toMatch(/^Embarrassments a game +[\d.]+$/m);
    expect(out).toMatch(/^Ragnarök +\d \(/m);
    expect(out).toMatch(/^Hours, on average +\d/m);
  });

  test.each(LANGUAGES)('in %s, whole or interrupted', async (language) => {
    const terminalGame = gameNamed('011');
    const tally = tallyFor(task, terminalGame.ui, await matches);
    const translate = await gameTranslator(language, terminalGame, 3);
    const lines = (asked: number) =>
      tournamentLines(reportOf(task, tally, { asked, workers: 1, seconds: 1 }), tally, translate).join('\n');
    expect(lines(2)).not.toMatch(/[{}]|undefined|NaN/);
    expect(lines(2)).toContain(translate(text('tournament.embarrassments')));
    expect(lines(2)).toContain(translate(text('tournament.rounded', { asked: 2, games: 3 })));
    expect(lines(9)).toContain(translate(text('tournament.broken-off', { asked: 9, games: 3 })));
  });

  test('--help shows its usage', async () => {
    const { code, out } = await called(['tournament', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('vigilia tournament GAME');
    expect((await called(['help'])).out).toContain('vigilia tournament GAME');
  });
});

describe('rejects a wrong command line with code 2', () => {
  test.each([
    [['tournament'], 'Which game?'],
    [['tournament', '011', 'fast'], 'fast'],
    [['tournament', '011', '--bots', 'random,clever'], 'There is no bot called clever'],
    [['tournament', '011', '--bots', 'random,random,random'], 'one for each of the 4'],
    [['tournament', '011', '--budget', '0'], '--budget takes a whole number'],
    [['tournament', '011', '--workers', '0'], '--workers takes a whole number'],
  ])('vigilia %j', async (args, sentence) => {
    const { code, out, err } = await called(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});

test('reports on Ctrl-C the deals that were played by then', async () => {
  const listeners = process.listenerCount('SIGINT');
  const { stderr } = process;
  const { isTTY } = stderr;
  // Only a terminal is shown how many games are over.
  stderr.isTTY = true;
  try {
    const running = called(['tournament', '011', '--games', '100000', '--workers', '1']);
    vi.mocked(stderr.write).mockImplementation((shown) => {
      if (/\] [1-9]\d*\/100000$/.test(String(shown))) process.emit('SIGINT');
      return true;
    });
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(out).toMatch(/^Interrupted: [1-9]\d* of 100000 games count/m);
  } finally {
    stderr.isTTY = isTTY;
  }
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

import { readFileSync } from 'node:fs';
import { openRulebook } from '@vigilia/kernel';
import { entry } from '@vigilia/kernel/toy/entry';
import toyTexts from '@vigilia/kernel/toy/texts/en.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gameTranslator } from '../../src/texts/translators.ts';
import { tournamentLines } from '../../src/tournament/lines.ts';
import { reportOf, tallyFor } from '../../src/tournament/report.ts';
import { playPairing } from '../../src/tournament/task.ts';
import { terminalGame } from '../../src/ui/default-ui.ts';
import { outline } from '../../src/ui/outline.ts';
import type { TerminalGame } from '../../src/ui/terminal-ui.ts';
import { called, temporary, tidyUp } from '../command.ts';

/** A game without a drawing of its own: of its ui it gives the texts, which lie in no package. */
const game = terminalGame(entry, {
  messages: async () => toyTexts,
  rulebook: async () => openRulebook({ title: 'Candles', chapters: {}, clauses: {}, notes: {} }, []),
});

const games = GAMES as Record<string, TerminalGame>;
beforeAll(() => {
  games.candles = game;
});
afterAll(() => {
  delete games.candles;
  tidyUp();
});

describe('a game without a drawing of its own', () => {
  test('shows its view as an outline, its choices as a menu, and takes numbers and notation', async () => {
    const file = temporary('candles.json');
    const args = ['play', 'candles', '--people', '2', '--seed', 'toy', '--file', file];
    const { code, out } = await called(args, ['2', 'strike', 'bid 9', '1 4', 'bid 2', 'log', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('A table of Candles.');
    expect(out).toMatch(/^matches: 6, 6\nlit by: -, -, -\nwishes: \d, -\nbids: -$/m);
    expect(out).toContain(
      'p1: Take a candle, and strike when you are ready. [CANDLE-2]\n   1  take 1   Take candle 1',
    );
    expect(out).toContain('p1: How many matches for candle 2? [CANDLE-3]');
    expect(out).toContain('CANDLE-3: You have 6 matches left.');
    expect(out).toContain('p2: How many matches for candle 2? [CANDLE-3]\n   1  bid 0..6');
    expect(out).toMatch(/^p1 lit candle 2\. The bids were 4 and 2\.$/m);
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('over');
    expect(
      JSON.parse(readFileSync(file, 'utf8')).log.map(({ choice }: { choice: string }) => choice),
    ).toEqual(['take 2', 'strike', 'bid 4', 'bid 2']);
  });

  test('is played to its end with a bot, and its record replayed and audited', async () => {
    const file = temporary('alone.json');
    const record = temporary('alone.jsonl');
    const args = ['play', 'candles', '--seed', 'toy', '--file', file, '--audit', record];
    const { code, out } = await called(
      args,
      Array.from({ length: 20 }, () => '1'),
    );
    expect(code).toBe(0);
    expect(out).toContain('The most light wins.');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ over: true });
    expect((await called(['replay', file])).out).toContain('The most light wins.');
    expect((await called(['audit', record])).out).toContain('all as recorded');
  });

  test('has no hint, an outline as its sheet, and help without the commands of other games', async () => {
    const file = temporary('hints.json');
    const { out } = await called(
      ['play', 'candles', '--people', '2', '--file', file],
      ['hint', 'sheet', 'help', 'quit'],
    );
    expect(out).toContain('There is no hint for this question.');
    expect(out.match(/^matches: 6, 6$/gm)).toHaveLength(2);
    expect(out).not.toContain('p2 for 3');
  });

  test('is simulated, and its endings counted as they come', async () => {
    const { code, out } = await called(['simulate', 'candles', '--games', '4', '--seats', '3']);
    expect(code).toBe(0);
    expect(out).toContain('4 games of Candles, 3 players');
    expect(out).toMatch(/^most-light +4 \(100\.0 %\)$/m);
  });

  test('is played in a tournament', async () => {
    const task = { id: 'candles', options: {}, seed: '1', table: ['random', 'random'], budget: null };
    const tally = tallyFor(task, game.ui, [await playPairing(task, { deal: 1, rotation: 0 })]);
    const report = reportOf(task, tally, { asked: 1, workers: 1, seconds: 1 });
    const lines = tournamentLines(report, tally, await gameTranslator('en', game, 2));
    expect(lines).toContain('1 game of Candles, 2 players, series 1');
    expect(lines.join('\n')).toMatch(/^most-light +1 \(100\.0 %\)$/m);
  });

  test('stands in the help with its seats and its bots', async () => {
    const { out } = await called(['play', '--help']);
    expect(out).toContain('candles: 2)');
    expect(out).toContain('; candles: random');
    expect((await called(['help'])).out).toContain('011, diario or candles');
  });
});

describe('an outline', () => {
  test.each([
    ['fields by their names', { hourHand: 3, isOver: false }, ['hour hand: 3', 'is over: false']],
    ['plain lists on one line', { bids: [1, null, 2], none: [] }, ['bids: 1, -, 2', 'none: -']],
    ['what is nested further in', { own: { role: null } }, ['own:', '  role: -']],
    [
      'lists of objects by their numbers',
      { seats: [{ time: 4 }, {}] },
      ['seats:', '  1:', '    time: 4', '  2: -'],
    ],
    ['lists of lists', { rows: [[1, 2], [3]] }, ['rows:', '  1: 1, 2', '  2: 3']],
    ['a plain value by itself', 'night', ['night']],
  ])('shows %s', (_what, value, lines) => {
    expect(outline(value)).toEqual(lines);
  });
});

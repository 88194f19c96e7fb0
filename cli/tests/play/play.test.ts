import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@vigilia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { called, questionsIn, temporary, tidyUp, vigilia } from '../command.ts';
import { ALWAYS_THE_FIRST, savedLog, TABLE } from './table.ts';

afterAll(tidyUp);

describe('a whole game through a pipe', () => {
  test('reaches its end, shows the seed, and writes an audit file that verifies', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const { code, out, err } = await vigilia([...TABLE, '--file', file, '--audit', audit], ALWAYS_THE_FIRST);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { seed, commitment } = JSON.parse(readFileSync(file, 'utf8')).header;
    expect(out.split('\n')[0]).toContain(commitment);
    const last = out.trimEnd().split('\n').slice(-5).join('\n');
    expect(last).toContain(seed);
    expect(last).toContain(commitment);
    expect(out.indexOf(seed)).toBeGreaterThan(out.length - 600);
    expect(out).not.toContain('\u001b');
    expect((await called(['audit', audit])).out).toMatch(/^1 game, .* all as recorded/);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('reaches its end in %s', async (language) => {
    const { code, err } = await called(
      ['play', '011', '--lang', language, '--seats', '3', '--people', '3', '--file', temporary('game.json')],
      ALWAYS_THE_FIRST,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('calls several people to the screen one after the other', async () => {
    const { out } = await called(
      [...TABLE, '--people', '4', '--beginners', '--file', temporary('game.json')],
      ALWAYS_THE_FIRST,
    );
    const asked = questionsIn(out).map(({ player }) => player);
    const toTheScreen = [...out.matchAll(/^Now it is (p\d)’s turn at the screen\.$/gm)].map(
      ([, player]) => player,
    );
    // The screen is passed on when another seat is asked, and only then.
    expect(toTheScreen).toEqual(asked.filter((player, index) => player !== asked[index - 1]));
    expect(new Set(toTheScreen).size).toBe(4);
  });
});

describe('the screen of a person', () => {
  test('the new events, the board, the hand, the question with its clause and its choices', async () => {
    const { out } = await called([...TABLE, '--file', temporary('game.json')]);
    expect(out).toMatch(/^You were dealt \w+, Investigate 3, Transport, Research 3 and Compose 3\.$/m);
    expect(out).toMatch(/^p2 was dealt 5 cards\.$/m);
    expect(out).toMatch(/^Hour I: Auction$/m);
    expect(out).toMatch(/^Event [A-K]: /m);
    expect(out).toMatch(/^ {3}c0 .* c10$/m);
    expect(out).toMatch(/^r6 .* 5Kol .* 6Lew /m);
    expect(out).toMatch(/^ {2}\+3 /m);
    expect(out).toMatch(/^Your cards: /m);
    expect(questionsIn(out)).toEqual([{ player: 'p1', clause: 'AUC-2' }]);
    expect(out).toMatch(/^ +\d+ {2}bid \w+ \d+\.\.44 /m);
  });

  test('the commands of the prompt change nothing', async () => {
    const file = temporary('game.json');
    const orders = [
      'help',
      '?',
      'rules',
      'rules GEAR-1',
      'rules AUC-77',
      'board',
      'sheet',
      'log 3',
      'save',
      '',
    ];
    const { code, out } = await called([...TABLE, '--file', file], orders);
    expect(code).toBe(0);
    expect(out).toContain('take your last choice back');
    expect(out).toMatch(/^AUC-\d {5}/m);
    expect(out).toMatch(/^GEAR-1 {4}/m);
    expect(out).toContain('There is no clause or chapter AUC-77');
    expect(out.match(/^ {3}c0 /gm)).toHaveLength(2);
    expect(out).toMatch(/^Vidal +\d+% /m);
    expect(out).toContain(`Saved in ${file}`);
    expect(savedLog(file).every(({ by }) => by !== 0)).toBe(true);
  });
});

describe('a line that is refused', () => {
  test.each([
    ['gamble 3', 1, null],
    ['bid IX 3', 5, 'AUC'],
    ['bid I', 7, 'AUC'],
    ['walk r4c5', 1, 'AUC'],
    ['  pass  pass', 7, 'AUC'],
  ])('%j: the caret stands under column %i', async (line, column, chapter) => {
    const { out } = await called([...TABLE, '--file', temporary('game.json')], [line]);
    const rows = out.split('\n');
    const at = rows.findIndex((row) => /^ *\^$/.test(row));
    expect(rows[at - 1]).toBe(`  ${line.trim()}`);
    expect(rows[at]).toBe(`  ${' '.repeat(column - 1)}^`);
    expect(rows[at + 1]).toMatch(chapter === null ? /\S/ : new RegExp(`^${chapter}-\\d: `));
  });

  test('a number that is not in the list, an amount outside a range', async () => {
    const { out } = await called([...TABLE, '--file', temporary('game.json')], ['99', '2 99', '0']);
    expect(out.match(/^The list goes from 1 to \d/gm)).toHaveLength(2);
    expect(out).toMatch(/^AUC-6: You can bid 44 at most/m);
  });
});

describe('choosing', () => {
  test('by number, by number and amount, by notation', async () => {
    const file = temporary('game.json');
    const { out } = await called([...TABLE, '--people', '4', '--file', file], ['1 3', '2', 'PASS']);
    expect(savedLog(file).map(({ choice }) => choice)).toEqual(['bid I 3', 'bid I 4', 'pass']);
    expect(out).toContain('bid 3 for position I.');
  });

  test('several at once: as a plan, up to the choice that cannot be made', async () => {
    const [file, other] = [temporary('game.json'), temporary('other.json')];
    const toTheTurn = [
      '1',
      'pass',
      'pass',
      'pass',
      '1',
      'pass',
      'pass',
      '1',
      'pass',
      '1',
      '1',
      '1',
      'choose vikstrom',
    ];
    const table = [...TABLE, '--people', '4'];
    const plans = ['turn 1; fly r0c0', 'turn 1; spend 0; stop'];
    const { out } = await called([...table, '--file', file], [...toTheTurn, ...plans]);
    // What cannot be read takes the rest down with it.
    expect(out).toContain('  turn 1; fly r0c0\n          ^');
    expect(out).toContain(
      'Of these 3 choices only the first was taken.\n  turn 1; spend 0; stop\n          ^\n',
    );
    expect(savedLog(file).slice(toTheTurn.length)).toMatchObject([{ choice: 'turn 1' }]);
    await called([...table, '--file', other], [...toTheTurn, 'turn 1; stop']);
    expect(
      savedLog(other)
        .map(({ choice }) => choice)
        .slice(-3),
    ).toEqual(['choose vikstrom', 'turn 1', 'stop']);
  });

  test('and taking back, before anything new is shown', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const toTheTurn = ['1', 'pass', 'pass', 'pass', '1', 'pass', 'pass', '1', 'pass', '1', '1', '1'];
    const back = ['undo', 'choose vikstrom', 'turn 1', 'undo', 'undo', 'choose johnsson'];
    const { out } = await called(
      [...TABLE, '--people', '4', '--file', file, '--audit', audit],
      [...toTheTurn, ...back, ...ALWAYS_THE_FIRST],
    );
    const log = savedLog(file).slice(toTheTurn.length, toTheTurn.length + 5);
    expect(log.map(({ choice, backTo }) => choice ?? backTo)).toEqual([
      'choose vikstrom',
      'turn 1',
      toTheTurn.length + 1,
      toTheTurn.length,
      'choose johnsson',
    ]);
    expect(out).toContain('There is nothing here that you can take back on your own.');
    // The record holds the choice that was taken back too.
    const recorded = readFileSync(audit, 'utf8').trimEnd().split('\n').slice(2);
    const entries = recorded.map((line) => JSON.parse(line)).map(({ choice, backTo }) => choice ?? backTo);
    expect(entries.slice(toTheTurn.length, toTheTurn.length + 5)).toEqual(
      log.map(({ choice, backTo }) => choice ?? backTo),
    );
    // The replay leaves it out.
    const { out: told } = await called(['replay', audit]);
    expect(told).toMatch(new RegExp(`^${toTheTurn.length + 1} {2}p\\d: choose johnsson$`, 'm'));
    expect((await called(['audit', audit])).code).toBe(0);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp, vigilia } from '../command.ts';

afterAll(tidyUp);

let file = '';
let lines: { game?: string; seed?: string; by?: number; choice?: string; n?: number }[] = [];

beforeAll(async () => {
  file = temporary('series.jsonl');
  await called(['simulate', '011', '--games', '2', '--seed', 'stories', '--audit', file]);
  lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
});

function choicesOf(game: number): string[] {
  const headers = lines.flatMap((line, index) => ('game' in line ? [index] : []));
  return lines
    .slice((headers[game - 1] ?? 0) + 2, headers[game])
    .filter((line) => 'choice' in line)
    .map(({ n, by, choice }) => `${n}  p${Number(by) + 1}: ${choice}`);
}

const told = (out: string) => out.split('\n').filter((line) => /^\d/.test(line));

describe('replay', () => {
  test('lists every choice, the events for all players, and the ending', async () => {
    const { code, out, err } = await vigilia(['replay', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(told(out)).toEqual(choicesOf(1));
    expect(out).toMatch(/^ {4}p1 was dealt 5 cards\.$/m);
    expect(out).not.toMatch(/^ {4}You /m);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Ragnarök has come, and everyone loses.');
  });

  test('--game picks another game of the file', async () => {
    const { out } = await called(['replay', file, '--game', '2']);
    expect(told(out)).toEqual(choicesOf(2));
  });

  test('--seat lists the events of that seat, without the choices of the others', async () => {
    const { out } = await called(['replay', file, '--seat', 'p2']);
    expect(out).toMatch(/^ {4}You were dealt \w+, Investigate 3/m);
    expect(out).toMatch(/^ {4}p1 was dealt 5 cards\.$/m);
    expect(told(out)).toEqual(
      choicesOf(1).map((line) => (line.includes('p2: ') ? line : line.split(':')[0])),
    );
    expect((await called(['replay', file, '--seat', '2'])).out).toBe(out);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', async (language) => {
    const { code, out } = await called(['replay', file, '--lang', language]);
    expect(code).toBe(0);
    expect(told(out)).toEqual(choicesOf(1));
  });

  test('of a saved game that is not over', async () => {
    const save = temporary('game.json');
    await called(['play', '011', '--people', '4', '--file', save], ['bid II 3', 'undo', 'pass', 'quit']);
    const { code, out } = await called(['replay', save]);
    expect(code).toBe(0);
    expect(told(out)[0]).toMatch(/: bid II 3$/);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Here the record ends; the game is not over.');
  });
});

describe('rejects', () => {
  test('a game that is not in the file, and a seat that is not in the game', async () => {
    const beyond = await called(['replay', file, '--game', '3']);
    expect(beyond.code).toBe(1);
    expect(beyond.err).toContain('There is no game 3');
    const seat = await called(['replay', file, '--seat', '5']);
    expect(seat.code).toBe(2);
    expect(seat.err).toContain('There is no seat 5');
  });

  test('a file that is not a record', async () => {
    const other = temporary('shopping.txt');
    writeFileSync(other, 'bread\nwine\n');
    const { code, err } = await called(['replay', other]);
    expect(code).toBe(1);
    expect(err).toContain('Line 1');
  });

  test('an illegal choice', async () => {
    const [header, deal, first] = readFileSync(file, 'utf8').split('\n') as [string, string, string];
    const spoilt = temporary('spoilt.jsonl');
    writeFileSync(spoilt, [header, deal, JSON.stringify({ ...JSON.parse(first), choice: 'end' })].join('\n'));
    const { code, err } = await called(['replay', spoilt]);
    expect(code).toBe(1);
    expect(err).toContain('Choice 1, “end”, cannot be made');
  });
});

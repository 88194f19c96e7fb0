import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../../command.ts';

afterAll(tidyUp);

let file = '';
let lines: readonly string[] = [];
/** Where the second game of the file begins, as an index. */
let second = 0;

beforeAll(async () => {
  file = temporary('series.jsonl');
  const series = ['--games', '3', '--seats', '2', '--seed', 'record', '--bots', 'greedy', '--audit', file];
  expect((await called(['simulate', 'diario', ...series])).code).toBe(0);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  second = lines.findIndex((line, index) => index > 0 && line.startsWith('{"game"'));
});

async function verdictOn(index: number, edit: (state: { storage: { water?: number } }) => void) {
  const line = JSON.parse(lines[index] as string);
  edit(line.state);
  const changed = temporary('changed.jsonl');
  writeFileSync(changed, `${lines.with(index, JSON.stringify(line)).join('\n')}\n`);
  return called(['audit', changed]);
}

describe('the audit of Diario', () => {
  test('finds a series all as recorded', async () => {
    const { code, out, err } = await called(['audit', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(',', '')).toBe(`3 games ${lines.length - 9} choices: all as recorded\n`);
  });

  test('names a state that was changed', async () => {
    const { code, out } = await verdictOn(second + 5, (state) => {
      state.storage = { ...state.storage, water: 99 };
    });
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(`^Line ${second + 6} \\(game 2, n 4\\) differs: state.storage.water: 99 in`),
    );
  });

  test('reports a refusal in the words of the game', async () => {
    const line = JSON.parse(lines[2] as string);
    const changed = temporary('changed.jsonl');
    writeFileSync(changed, lines.with(2, JSON.stringify({ ...line, choice: 'unguarded' })).join('\n'));
    expect((await called(['audit', changed])).out).toMatch(/^Line 3 \(game 1, n 1\) differs: [^{}]+\.$/m);
  });
});

describe.each(LANGUAGES)('a replay of Diario in %s', (language) => {
  test('lists every choice, the titles of the stories and the ending', async () => {
    const { code, out, err } = await called(['replay', file, '--lang', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const choices = lines.slice(2, second - 1).map((line) => JSON.parse(line));
    expect(out.split('\n').filter((line) => /^\d/.test(line))).toEqual(
      choices.map(({ n, by, choice }) => `${n}  p${by + 1}: ${choice}`),
    );
    expect(out).not.toMatch(/[{}]/);
  });
});

test('names a story by its title and a voice by its option', async () => {
  const { out } = await called(['replay', file]);
  const told = out.split('\n').filter((line) => /^ {4}A story: /.test(line));
  expect(told.length).toBeGreaterThan(0);
  // A title, not the id of a card and a colour.
  for (const line of told) expect(line).toMatch(/^ {4}A story: \S[^_]*\.$/);
  for (const line of told) expect(line).not.toMatch(/-(red|blue|green|yellow|white|black|grey)\.$/);
  expect(out).toMatch(/^ {4}Day 1: Morning\.$/m);
  expect(out).toMatch(/^ {4}The Journal passed to p\d\.$/m);
});

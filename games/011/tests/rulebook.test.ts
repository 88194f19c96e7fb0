import { readFileSync } from 'node:fs';
import { LANGUAGES, type Rulebook } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/data/characters.ts';
import { EVENT_IDS } from '../src/data/events.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const BOOKS: readonly (readonly [string, Rulebook, Readonly<Record<string, string>>])[] = LANGUAGES.map(
  (language) => [language, read(`rulebook/${language}.json`), read(`texts/${language}.json`)],
);
const PLACES = ['mole', 'cimitero', 'museo', 'tempio', 'obelisco'];

describe.each(BOOKS)('the rulebook in %s', (_, book, texts) => {
  test('TILE-1 names the five Mystic Places', () => {
    for (const place of PLACES) expect(book.clauses['TILE-1']).toContain(texts[`place.${place}`]);
  });

  test('TURN-1 the worked turn counts as the test of the worked example does', () => {
    const said = book.examples?.TURN?.passages.flatMap(({ text = [] }) => text).join(' ') ?? '';
    const times = said.match(/\b(?:3[89]|4[0-3])\b/g);
    expect(times).toEqual(['40', '43', '41', '39', '38']);
  });

  test('the summary has every ability and every Event', () => {
    const lines = book.summary?.passages.flatMap(({ list = [] }) => list) ?? [];
    for (const character of CHARACTERS) {
      const name = texts[`character.${character}`] ?? '';
      expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
    }
    const events = lines.flatMap((line) => /^([A-K]): /.exec(line)?.[1] ?? []);
    expect(events).toEqual(EVENT_IDS);
  });
});

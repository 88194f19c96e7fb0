import { readFileSync } from 'node:fs';
import { LANGUAGES, type Rulebook, sourcesOf } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import clauses from '../rulebook/clauses.json' with { type: 'json' };
import { CHARACTERS } from '../src/data/characters.ts';
import { EVENT_IDS } from '../src/data/events.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const BOOKS: readonly (readonly [string, Rulebook, Readonly<Record<string, string>>])[] = LANGUAGES.map(
  (language) => [language, read(`rulebook/${language}.json`), read(`texts/${language}.json`)],
);
const PLACES = ['mole', 'cimitero', 'museo', 'tempio', 'obelisco'];

/** What the printed editions leave to us, wholly or in part; the notes say which part. */
const RULINGS =
  `SET-5 HOUR-2 TIME-3 MUSIC-1 EVT-2 EVT-3 EVT-4 EVT-5 EVT-A AUC-6 CLUE-2 TURN-3 TURN-6 ABIL-1 ABIL-2
  ABIL-3 ABIL-4 GEAR-2 GEAR-4 MOVE-6 MOVE-9 ACT-4 ACT-6 ACT-8 ACT-9 CARD-2 TILE-3 TILE-13 TILE-14 TILE-15 LOC-1 ORG-2
  ORG-3 ORG-4 ORG-5 FEN-1 WIN-1 WIN-2 OUT-1 OUT-2 OUT-3`.split(/\s+/);

test('every ruling is marked as one, and nothing else is', () => {
  const marked = [...sourcesOf(clauses)].filter(
    ([, source]) => source === 'ours' || source === 'partly-ours',
  );
  expect(marked.map(([id]) => id)).toEqual(RULINGS);
});

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

// cspell:ignore Azione Movimento Personaggi Regola semplificata
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Rulebook } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/data/characters.ts';
import { PLACE_SQUARES, STATIONS } from '../src/data/city.ts';
import { EVENT_IDS } from '../src/data/events.ts';
import { LINKS, ROWS } from '../src/data/map.ts';
import { TILES } from '../src/data/tiles.ts';
import { RULEBOOK_FIGURES } from '../src/preview/rulebook-figures.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const BOOKS: readonly (readonly [string, Rulebook, Readonly<Record<string, string>>])[] = LANGUAGES.map(
  (language) => [language, read(`rulebook/${language}.json`), read(`texts/${language}.json`)],
);
const PLACES = ['mole', 'cimitero', 'museo', 'tempio', 'obelisco'];

/** The Stations, Mystic Places, rune squares and links that the page on the city counts. */
test('the page on the city counts what the map has', () => {
  expect(Object.values(STATIONS).map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(Object.keys(PLACE_SQUARES)).toHaveLength(5);
  expect(ROWS.join('').match(/[1-8]/g)).toHaveLength(8);
  expect(LINKS).toHaveLength(3);
});

describe.each(BOOKS)('the rulebook in %s', (_, book, texts) => {
  test('TILE-2 to TILE-13 name the tiles as players see them', () => {
    const clauses = Array.from({ length: 12 }, (_, index) => book.clauses[`TILE-${index + 2}`] ?? '');
    for (const { id, place } of TILES) {
      const name = texts[`tile.${id}`] ?? id;
      if (place === null) expect(clauses.filter((words) => words.includes(name))).toHaveLength(1);
    }
  });

  test('ABIL-1 lists the ability of each Character', () => {
    const named = book.lists?.['ABIL-1']?.map((line) => line.split(':')[0]);
    expect(named).toEqual(CHARACTERS.map((character) => texts[`character.${character}`]));
  });

  test('ORG-1 the example says how many Blocks each tile leaves', () => {
    const steps = book.examples?.ORG?.passages.filter(({ figure }) => figure !== undefined) ?? [];
    const said = steps.map(({ figure = '', text = [] }) => [figure, text.join(' ')] as const);
    expect(said.map(([figure]) => figure)).toEqual(['organ-1', 'organ-2', 'organ-3', 'organ-4']);
    for (const [figure, words] of said) {
      const { area, organ } = RULEBOOK_FIGURES[figure] ?? {};
      expect(words).toMatch(new RegExp(`\\b${area?.length}\\b`));
      if (organ !== null) expect(words).toContain(organ);
    }
  });

  test('THREE-4 EVT-A the cards of the Events A, C and G have their printed brackets', () => {
    for (const id of ['C', 'G']) expect(book.clauses[`EVT-${id}`]).toContain('THREE-4');
    for (const id of ['A', 'C', 'G']) expect(texts[`event-card.${id}`]).toMatch(/\(.+\)/);
  });

  test('EVT-2 the note has the words of the worked turn and those of 4.2 and of the appendix', () => {
    expect(book.notes?.['EVT-2']?.match(/[“«][^”»]+[”»]/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('CLUE-2 ACT-4 a Clue may come to a square of every kind by Move Clue', () => {
    const [block, place, station] = book.examples?.CLUE?.passages[0]?.list ?? [];
    expect(block).toContain('CLUE-1');
    expect(place).toContain('TILE-4');
    for (const line of [block, place, station]) expect(line).toContain('ACT-4');
  });

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

/** The Italian edition prints these in English, too. */
const TITLES: Readonly<Record<string, string>> = {
  vikstrom: 'The Phantasmagoric Doctor Vikström',
  snowy: 'The Mysterious Captain Snowy',
  lilja: 'The Mystical Princess Lilja',
  pahlsson: 'The Brilliant Inventor Mister Påhlsson',
  koleberg: 'The Impossible Detective Lord Koleberg',
  lewis: 'The Charming Dark Lady Lewis',
  johnsson: 'The Incredible Monodist Professor Johnsson',
  vidal: 'The Unforeseeable Hunter Vidal',
};

test('Italian uses the words of its edition for phase 4, the beginners’ variant and the Characters', () => {
  const [, book, texts] = BOOKS.find(([language]) => language === 'it') as (typeof BOOKS)[number];
  const phase = 'Azione e Movimento dei Personaggi';
  expect(texts['phase.turns']).toBe(phase);
  expect(book.chapters.TURN).toContain(phase);
  expect(book.clauses['HOUR-1']).toContain(phase);
  expect(texts['table-option.beginners']).toContain('Regola semplificata');
  expect(book.clauses['SET-11']).toContain('regola semplificata');
  const titles = CHARACTERS.map((character) => [character, texts[`character-title.${character}`]]);
  expect(Object.fromEntries(titles)).toEqual(TITLES);
});

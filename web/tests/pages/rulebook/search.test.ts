// cspell:ignore temth teeeth teteh blokced TEEHT
import { openRulebook } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { find, findPages, marked, putRight } from '../../../src/pages/rulebook/search.ts';

const book = openRulebook(
  {
    title: 'Rules',
    chapters: { GEAR: 'The Gears', EVT: 'Events' },
    clauses: {
      'GEAR-1': 'They mesh.',
      'GEAR-2': 'Turn by 1, 2 or 3 teeth.',
      'EVT-B': 'Påhlsson is blocked; the gears turn.',
    },
    lists: { 'GEAR-2': ['One tooth: an hour gone.'] },
    printed: { edition: 'First edition', headings: { wheels: 'The Wheels' } },
    notes: { 'GEAR-1': 'The faces are ours.' },
    examples: { GEAR: { title: 'An example', passages: [{ text: ['Two clicks.'] }] } },
    before: {
      GOAL: { title: 'The goal', passages: [{ heading: 'Hero', list: ['Write fifteen pages.'] }] },
      STORY: { title: 'The story', passages: [{ text: ['A wolf wakes.'] }] },
    },
  },
  [
    { id: 'GEAR-1', source: 'partly-ours', heading: 'wheels' },
    { id: 'GEAR-2', source: 'printed' },
  ],
);

const found = (wanted: string) => find(book, wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test('without a word everything is there, chapter by chapter', () => {
  expect(found('  ')).toEqual(['GEAR-1', 'GEAR-2', 'EVT-B']);
});

test('all the words must be there, in any order and any case', () => {
  expect(found('teeth TURN')).toEqual(['GEAR-2']);
  expect(found('blocked mesh')).toEqual([]);
});

test('a clause is found by its id and by its chapter', () => {
  expect(found('gear-2')).toEqual(['GEAR-2']);
  expect(found('events')).toEqual(['EVT-B']);
});

test('a clause is found by the words of its note', () => {
  expect(found('faces')).toEqual(['GEAR-1']);
});

test('a clause is found by what it lists and by the printed heading it stands under', () => {
  expect(found('tooth')).toEqual(['GEAR-2']);
  expect(found('wheels the')).toEqual(['GEAR-1']);
});

test('an example is found by its own words, without the clauses of its chapter', () => {
  expect(found('clicks')).toEqual([]);
  expect(find(book, 'clicks').map(({ id, example }) => [id, example?.title])).toEqual([
    ['GEAR', 'An example'],
  ]);
  expect(find(book, 'mesh').map(({ example }) => example)).toEqual([null]);
});

test('pages of prose are found by headings and lists too', () => {
  const pages = (wanted: string) => findPages(book.before, wanted).map(({ id }) => id);
  expect(pages('')).toEqual(['GOAL', 'STORY']);
  expect(pages('hero fifteen')).toEqual(['GOAL']);
  expect(pages('wolf')).toEqual(['STORY']);
  expect(findPages(undefined, '')).toEqual([]);
});

test('accents need not be typed', () => {
  expect(found('pahlsson')).toEqual(['EVT-B']);
});

test('what was looked for is marked where it stands', () => {
  expect(marked('Påhlsson is blocked.', 'pahl block')).toEqual(['', 'Påhl', 'sson is ', 'block', 'ed.']);
  expect(marked('They mesh.', '')).toEqual(['They mesh.']);
  expect(marked('a (b)', '(b')).toEqual(['a ', '(b', ')']);
});

test.each([
  ['temth', 'teeth'],
  ['teth', 'teeth'],
  ['teeeth', 'teeth'],
  ['teteh', 'teeth'],
  ['blokced gears', 'blocked gears'],
  ['TEEHT turn', 'teeth turn'],
])('%s is put right', (typed, meant) => {
  expect(putRight(book, typed)).toBe(meant);
  expect(found(putRight(book, typed))).not.toEqual([]);
});

test('what the book says, short words and what is far from all of it stay as they are', () => {
  expect(putRight(book, 'mesh')).toBe('mesh');
  expect(putRight(book, 'gea')).toBe('gea');
  expect(putRight(book, 'xyz')).toBe('xyz');
  expect(putRight(book, 'submarine')).toBe('submarine');
});

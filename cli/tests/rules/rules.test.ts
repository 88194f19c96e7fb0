import { game } from '@vigilia/game-011';
import { LANGUAGES } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { called } from '../command.ts';

describe('the rulebook', () => {
  test.each(LANGUAGES)('in %s: every clause, wrapped to the page', async (language) => {
    const { code, out } = await called(['rules', '011', '--lang', language]);
    expect(code).toBe(0);
    const ids = out.match(/^[A-Z]+-\w+ /gm)?.map((id) => id.trim());
    expect(ids).toEqual(game.clauses);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('differs in four languages', async () => {
    const books: string[] = [];
    for (const language of LANGUAGES)
      books.push((await called(['rules', '011', 'AUC-3', '--lang', language])).out);
    expect(new Set(books).size).toBe(4);
    for (const book of books) expect(book).toMatch(/^AUC-3 {5}\S/m);
  });

  test('shows the clauses of a chapter and no others', async () => {
    const { out } = await called(['rules', '011', 'gear']);
    expect(out.match(/^[A-Z]+-\d/gm)).toEqual(['GEAR-1', 'GEAR-2', 'GEAR-3', 'GEAR-4']);
    expect(out.split('\n')[0]).toBe('GEAR      The Gears');
  });

  test('shows a clause alone, under the name of its chapter', async () => {
    const { out } = await called(['rules', '011', 'win-7']);
    const [heading, clause] = out.split('\n');
    expect(heading).toMatch(/^WIN {7}\S/);
    expect(clause).toMatch(/^WIN-7 {5}\S/);
    expect(out.match(/^[A-Z]+-\d/gm)).toEqual(['WIN-7']);
  });

  test('shows below a clause which part is our ruling', async () => {
    const { out } = await called(['rules', '011', 'EVT-3']);
    expect(out).toMatch(/^ {12}\[partly ours, editions differ\] That tiles may still move/m);
    expect((await called(['rules', '011', 'EVT-1'])).out).not.toContain('[');
    expect((await called(['rules', 'diario', 'END-4'])).out).toContain('[public knowledge]');
  });

  test('shows below a printed clause under which heading of the book it stands', async () => {
    for (const language of LANGUAGES) {
      const { printed, headingOf } = await gameNamed('011').ui.rulebook(language);
      const { out } = await called(['rules', '011', 'EVT-1', '--lang', language]);
      expect(out).toContain(`${' '.repeat(12)}${printed?.edition}: `);
      expect(out).toContain(headingOf.get('EVT-1'));
    }
    expect((await called(['rules', '011', 'EVT-5'])).out).not.toContain('edition:');
  });

  test('shows the summary and every other page by its name', async () => {
    const { code, out } = await called(['rules', '011', 'summary']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('SUMMARY   011 on one page');
    expect(out).toContain('- Vikström: 3 Time');
    expect((await called(['rules', '011', 'goal'])).out).toContain('To win as Fenrir');
  });

  test.each(LANGUAGES)(
    'draws the city in %s, and in the example what is left for the Organ',
    async (language) => {
      const city = (await called(['rules', '011', 'city', '--lang', language])).out;
      expect(city).toMatch(/^ {10}r4 .*E {4}\. {4}\. {4}3 {4}\. {4}==== 4$/m);
      expect(city).toMatch(/^ {10}Y /m);
      const example = (await called(['rules', '011', 'org', '--lang', language])).out;
      expect(example.match(/^ {10}r5 .*\(\.\) .*### +\. +~~ +B$/gm)).toHaveLength(1);
      expect(Math.max(...example.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    },
  );

  test('shows the worked example below the clauses of its chapter', async () => {
    const { out } = await called(['rules', '011', 'turn']);
    expect(out.indexOf('A whole turn')).toBeGreaterThan(out.indexOf('TURN-6'));
  });

  test('offers no pages of a book without any', async () => {
    expect((await called(['rules', 'diario'])).out).not.toContain('One page:');
    expect((await called(['rules', '011'])).out).toContain(
      'One page: goal, story, box, city, advice and summary',
    );
    expect((await called(['rules', 'diario', 'summary'])).code).toBe(2);
  });

  test('suggests clauses for one that does not exist', async () => {
    const { code, err } = await called(['rules', '011', 'AUK-3']);
    expect(code).toBe(2);
    expect(err).toMatch(/There is no clause or chapter AUK-3\. Did you mean .*AUC-3/);
  });
});

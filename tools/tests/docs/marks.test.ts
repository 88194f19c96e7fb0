import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClauseRow, type Language, openRulebook, type Rulebook, type Source } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { root } from '../../setup/root.mjs';

/** How docs/marks.md writes the sources. */
const MARKS: Readonly<Record<Source, string>> = {
  printed: 'printed',
  ours: 'ours',
  'partly-ours': 'partly ours',
  'ours-and-editions': 'partly ours, editions differ',
  editions: 'editions differ',
  public: 'public',
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = <T>(path: string) => JSON.parse(read(path)) as T;

/** The table under a heading of docs/marks.md, without its head, cell by cell. */
function listed(heading: string): string[][] {
  const section = read('docs/marks.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The same as the rulebooks have it: every clause, its mark, and its printed heading in each of the languages. */
function marked(game: string, languages: readonly Language[]): string[][] {
  const folder = `games/${game}/rulebook`;
  const clauses = readJson<ClauseRow[]>(`${folder}/clauses.json`);
  const books = languages.map((language) =>
    openRulebook(readJson<Rulebook>(`${folder}/${language}.json`), clauses),
  );
  return clauses.map(({ id, source }) => [
    id,
    MARKS[source as Source],
    ...books.map(({ headingOf }) => headingOf.get(id) ?? '–'),
  ]);
}

describe('every clause bears the mark and the heading of docs/marks.md', () => {
  test('in 011', () => {
    expect(marked('011', ['it', 'pt', 'ru'])).toEqual(listed('011'));
  });

  test('in Diario', () => {
    expect(marked('diario', ['it'])).toEqual(listed('Diario'));
  });
});

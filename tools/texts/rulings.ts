import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from '@vigilia/kernel';
import { root } from '../setup/root.mjs';
import { ORIGINAL, readJson } from './packages.ts';
import { notedClausesOf, rulebookOf } from './rulebooks.ts';

const PAGE = 'docs/rulings.md';

const SAID = {
  ours: 'all of it',
  'partly-ours': 'in part',
  'ours-and-editions': 'in part, and editions differ',
  editions: 'editions differ',
};

/** The tables of docs/rulings.md are written from the rulebooks; stale ones show other rulings. */
export function rulingsComplaints(folders: readonly string[]): string[] {
  const page = readFileSync(join(root, PAGE), 'utf8');
  return page === withTables(page, folders) ? [] : [`${PAGE} is stale: npm run generate:texts`];
}

export function writeRulings(folders: readonly string[]): void {
  const file = join(root, PAGE);
  if (existsSync(file)) writeFileSync(file, withTables(readFileSync(file, 'utf8'), folders));
}

/** The page with the table of each game between its two marks. */
function withTables(page: string, folders: readonly string[]): string {
  return folders
    .filter((folder) => notedClausesOf(folder).length > 0)
    .reduce((written, folder) => {
      const [begin, end] = [`<!-- notes of ${folder} -->`, `<!-- end of notes of ${folder} -->`];
      const [from, to] = [written.indexOf(begin), written.indexOf(end)];
      if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the notes of ${folder}`);
      return `${written.slice(0, from + begin.length)}\n${tableOf(folder)}\n${written.slice(to)}`;
    }, page);
}

function tableOf(folder: string): string {
  const sources = sourcesOf(readJson(`${folder}/rulebook/clauses.json`) ?? []);
  const notes = rulebookOf(folder, ORIGINAL)?.notes ?? {};
  const rows = notedClausesOf(folder).map((id) => {
    const source = sources.get(id);
    const said = source !== undefined && source in SAID ? SAID[source as keyof typeof SAID] : '';
    return `| ${id} | ${said} | ${notes[id] ?? ''} |`;
  });
  return ['', '| clause | ours | what is ours, or what we follow |', '|---|---|---|', ...rows, ''].join('\n');
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from '@vigilia/kernel';
import { root } from '../setup/root.mjs';
import { ORIGINAL, readJson } from './packages.ts';
import { notedClausesOf, rulebookOf } from './rulebooks.ts';

const PAGE = 'docs/rulings.md';

const SAID = { ours: 'all of it', 'partly-ours': 'in part', editions: 'editions differ' };

/** The tables of docs/rulings.md that are written from the rulebooks: old ones tell of other rulings. */
export function rulingsComplaints(rooms: readonly string[]): string[] {
  const page = readFileSync(join(root, PAGE), 'utf8');
  return page === withTables(page, rooms) ? [] : [`${PAGE} is stale: npm run generate:texts`];
}

export function writeRulings(rooms: readonly string[]): void {
  const file = join(root, PAGE);
  if (existsSync(file)) writeFileSync(file, withTables(readFileSync(file, 'utf8'), rooms));
}

/** The page with the table of each game put anew between its two marks. */
function withTables(page: string, rooms: readonly string[]): string {
  return rooms
    .filter((room) => notedClausesOf(room).length > 0)
    .reduce((written, room) => {
      const [begin, end] = [`<!-- notes of ${room} -->`, `<!-- end of notes of ${room} -->`];
      const [from, to] = [written.indexOf(begin), written.indexOf(end)];
      if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the notes of ${room}`);
      return `${written.slice(0, from + begin.length)}\n${tableOf(room)}\n${written.slice(to)}`;
    }, page);
}

function tableOf(room: string): string {
  const sources = sourcesOf(readJson(`${room}/rulebook/clauses.json`) ?? []);
  const notes = rulebookOf(room, ORIGINAL)?.notes ?? {};
  const rows = notedClausesOf(room).map((id) => {
    const source = sources.get(id);
    const said = source !== undefined && source in SAID ? SAID[source as keyof typeof SAID] : '';
    return `| ${id} | ${said} | ${notes[id] ?? ''} |`;
  });
  return ['', '| clause | ours | what is ours, or what we follow |', '|---|---|---|', ...rows, ''].join('\n');
}

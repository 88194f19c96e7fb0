import { misused } from '../complaint.ts';
import type { Rulebook } from '../games.ts';
import { padded, paint, wrap } from '../layout.ts';
import { suggestions } from '../suggest.ts';

const MARGIN = 10;

export function everyPage(book: Rulebook, width: number): string[] {
  const chapters = Object.keys(book.chapters).flatMap((id) => [...chapterLines(book, id, width), '']);
  return [paint('bold', book.title), '', ...chapters];
}

/** A chapter or a clause by its id, whichever it is. */
export function section(book: Rulebook, wanted: string, width: number): string[] {
  const id = wanted.toUpperCase();
  if (Object.hasOwn(book.chapters, id)) return chapterLines(book, id, width);
  if (Object.hasOwn(book.clauses, id)) return [heading(book, chapterOf(id)), ...clauseLines(book, id, width)];
  const known = [...Object.keys(book.chapters), ...Object.keys(book.clauses)];
  throw misused('rules.unknown', { clause: wanted, meant: suggestions(id, known) });
}

/** The id in the margin, the words beside it. */
export function clauseLines({ clauses }: Rulebook, id: string, width: number): string[] {
  const [first = '', ...more] = wrap(clauses[id] ?? '', width - MARGIN);
  return [`${padded(id, MARGIN)}${first}`, ...more.map((line) => `${' '.repeat(MARGIN)}${line}`)];
}

function chapterLines(book: Rulebook, chapter: string, width: number): string[] {
  const clauses = Object.keys(book.clauses).filter((id) => chapterOf(id) === chapter);
  return [heading(book, chapter), ...clauses.flatMap((id) => clauseLines(book, id, width))];
}

function heading({ chapters }: Rulebook, chapter: string): string {
  return paint('bold', `${padded(chapter, MARGIN)}${chapters[chapter]}`);
}

/** `AUC` of `AUC-3`. */
function chapterOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

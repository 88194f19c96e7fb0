import { chapterOf, type RulebookPage } from '@vigilia/kernel';
import { usageError } from '../arguments/errors.ts';
import { suggestions } from '../arguments/suggest.ts';
import { type Book, noteOf } from '../ui/book.ts';
import { padded, paint, wrap } from '../ui/layout.ts';
import type { RenderOptions } from '../ui/terminal-ui.ts';

const MARGIN = 10;
const SUMMARY = 'SUMMARY';

/** The whole book but for its summary, which repeats it. */
export function everyPage(book: Book, options: RenderOptions): string[] {
  const { before = {}, after = {} } = book;
  const chapters = Object.keys(book.chapters).flatMap((id) => [...chapterLines(book, id, options), '']);
  const prose = (pages: typeof before) =>
    Object.entries(pages).flatMap(([id, page]) => [...pageLines(id, page, options), '']);
  return [paint('bold', book.title), '', ...prose(before), ...chapters, ...prose(after)];
}

/** A page, a chapter or a clause by its id, whichever it is. */
export function section(book: Book, wanted: string, options: RenderOptions): string[] {
  const id = wanted.toUpperCase();
  const pages = pagesOf(book);
  const page = pages.get(id);
  if (page !== undefined) return pageLines(id, page, options);
  if (Object.hasOwn(book.chapters, id)) return chapterLines(book, id, options);
  if (Object.hasOwn(book.clauses, id)) {
    const chapter = chapterOf(id);
    return [heading(chapter, book.chapters[chapter]), ...clauseLines(book, id, options)];
  }
  const known = [...pages.keys(), ...Object.keys(book.chapters), ...Object.keys(book.clauses)];
  throw usageError('rules.unknown', { clause: wanted, meant: suggestions(id, known) });
}

/** The pages of prose that a book has, by the names that the command takes. */
export function pagesOf({ before = {}, after = {}, summary }: Book): ReadonlyMap<string, RulebookPage> {
  const pages = new Map([...Object.entries(before), ...Object.entries(after)]);
  if (summary !== undefined) pages.set(SUMMARY, summary);
  return pages;
}

/** The id in the margin, the words beside it, and the note below them. */
export function clauseLines(book: Book, id: string, { width, translate }: RenderOptions): string[] {
  const [first = '', ...more] = wrap(book.clauses[id] ?? '', width - MARGIN);
  const note = noteOf(book, id, translate);
  const below = note === null ? [] : wrap(note, width - MARGIN - 2).map((line) => `  ${line}`);
  return [`${padded(id, MARGIN)}${first}`, ...indented([...more, ...below])];
}

function chapterLines(book: Book, chapter: string, options: RenderOptions): string[] {
  const clauses = Object.keys(book.clauses).filter((id) => chapterOf(id) === chapter);
  const example = book.examples?.[chapter];
  return [
    heading(chapter, book.chapters[chapter]),
    ...clauses.flatMap((id) => clauseLines(book, id, options)),
    ...(example === undefined ? [] : ['', ...pageLines('', example, options)]),
  ];
}

function pageLines(id: string, { title, passages }: RulebookPage, { width }: RenderOptions): string[] {
  const said = passages.flatMap(({ heading: above, text = [], list = [] }) => [
    ...(above === undefined ? [] : ['', paint('bold', above)]),
    ...text.flatMap((line) => wrap(line, width - MARGIN)),
    ...list.flatMap((line) => wrap(`- ${line}`, width - MARGIN, '  ')),
  ]);
  return [heading(id, title), ...indented(said)];
}

function heading(id: string, title = ''): string {
  return paint('bold', `${padded(id, MARGIN)}${title}`);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(MARGIN)}${line}`));
}

import { chapterOf, type OpenRulebook, type RulebookPage } from '@vigilia/kernel';
import { usageError } from '../arguments/errors.ts';
import { suggestions } from '../arguments/suggest.ts';
import { notesOf } from '../ui/book.ts';
import { padded, paint, wrap } from '../ui/layout.ts';
import type { RenderOptions } from '../ui/terminal-ui.ts';

const MARGIN = 10;
const SUMMARY = 'SUMMARY';

interface PageOptions extends RenderOptions {
  /** A drawing of the game by its name. */
  figure(name: string): string[];
}

/** The whole book but for its summary, which repeats it. */
export function everyPage(book: OpenRulebook, options: PageOptions): string[] {
  const { before = {}, after = {} } = book;
  const chapters = Object.keys(book.chapters).flatMap((id) => [...chapterLines(book, id, options), '']);
  const prose = (pages: typeof before) =>
    Object.entries(pages).flatMap(([id, page]) => [...pageLines(id, page, options), '']);
  return [paint('bold', book.title), '', ...prose(before), ...chapters, ...prose(after)];
}

/** A page, a chapter or a clause by its id, whichever it is. */
export function section(book: OpenRulebook, wanted: string, options: PageOptions): string[] {
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
export function pagesOf({
  before = {},
  after = {},
  summary,
}: OpenRulebook): ReadonlyMap<string, RulebookPage> {
  const pages = new Map([...Object.entries(before), ...Object.entries(after)]);
  if (summary !== undefined) pages.set(SUMMARY, summary);
  return pages;
}

/** The id in the margin, the words beside it, and below them what it lists, its note and where it is printed. */
export function clauseLines(book: OpenRulebook, id: string, { width, translate }: RenderOptions): string[] {
  const [first = '', ...more] = wrap(book.clauses[id] ?? '', width - MARGIN);
  const listed = listLines(book.lists?.[id] ?? [], width);
  const notes = notesOf(book, id, translate).flatMap((note) => wrap(note, width - MARGIN - 2));
  const below = notes.map((line) => `  ${line}`);
  return [`${padded(id, MARGIN)}${first}`, ...indented([...more, ...listed, ...below])];
}

function listLines(list: readonly string[], width: number): string[] {
  return list.flatMap((line) => wrap(`- ${line}`, width - MARGIN, '  '));
}

function chapterLines(book: OpenRulebook, chapter: string, options: PageOptions): string[] {
  const clauses = Object.keys(book.clauses).filter((id) => chapterOf(id) === chapter);
  const example = book.examples?.[chapter];
  return [
    heading(chapter, book.chapters[chapter]),
    ...clauses.flatMap((id) => clauseLines(book, id, options)),
    ...(example === undefined ? [] : ['', ...pageLines('', example, options)]),
  ];
}

function pageLines(id: string, { title, passages }: RulebookPage, options: PageOptions): string[] {
  const { width } = options;
  const said = passages.flatMap(({ heading: above, figure, text = [], list = [] }) => [
    ...(above === undefined ? [] : ['', paint('bold', above)]),
    ...(figure === undefined ? [] : ['', ...options.figure(figure), '']),
    ...text.flatMap((line) => wrap(line, width - MARGIN)),
    ...listLines(list, width),
  ]);
  return [heading(id, title), ...indented(said)];
}

function heading(id: string, title = ''): string {
  return paint('bold', `${padded(id, MARGIN)}${title}`);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(MARGIN)}${line}`));
}

import { chapterOf, type OpenRulebook, type RulebookPage, type RulebookPages } from '@vigilia/kernel';

/** A clause, and what stands under it. */
export interface FoundClause {
  readonly id: string;
  readonly words: string;
  /** What it enumerates below its words. */
  readonly list: readonly string[];
  readonly note: string | null;
  /** The printed heading under which it stands. */
  readonly heading: string | null;
}

/** A chapter with those of its clauses that were looked for. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly FoundClause[];
  /** The worked example of this chapter. */
  readonly example: RulebookPage | null;
}

/** A page of prose and its id. */
export interface FoundPage extends RulebookPage {
  readonly id: string;
}

/** Every chapter that speaks of all the words looked for, in any order; of everything if nothing is looked for. */
export function find(book: OpenRulebook, wanted: string): Chapter[] {
  const { chapters, clauses, lists = {}, notes, headingOf, examples = {} } = book;
  const fits = matcher(wanted);
  return Object.entries(chapters)
    .map(([id, title]) => ({
      id,
      title,
      clauses: Object.entries(clauses)
        .filter(([clause]) => chapterOf(clause) === id)
        .map(([clause, words]) => ({
          id: clause,
          words,
          list: lists[clause] ?? [],
          note: notes[clause] ?? null,
          heading: headingOf.get(clause) ?? null,
        }))
        .filter((clause) => fits(clauseText(title, clause))),
      example: examples[id] !== undefined && fits(pageText(examples[id])) ? examples[id] : null,
    }))
    .filter(({ clauses: found, example }) => found.length > 0 || example !== null);
}

/** The pages of prose that speak of all the words looked for. */
export function findPages(pages: RulebookPages | undefined, wanted: string): FoundPage[] {
  const fits = matcher(wanted);
  return Object.entries(pages ?? {})
    .map(([id, page]) => ({ id, ...page }))
    .filter((page) => fits(pageText(page)));
}

/** Where the words looked for stand in a sentence, so that they can be marked: pieces by turns plain and marked. */
export function marked(said: string, wanted: string): string[] {
  const terms = searchTerms(wanted);
  const text = plain(said);
  // Marks above letters were folded away; if that moved the letters nothing can be marked.
  if (terms.length === 0 || text.length !== said.length) return [said];
  const escaped = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(new RegExp(escaped, 'gu'))) {
    pieces.push(said.slice(from, index), said.slice(index, index + found.length));
    from = index + found.length;
  }
  return [...pieces, said.slice(from)];
}

function matcher(wanted: string): (said: string) => boolean {
  const terms = searchTerms(wanted);
  return (said) => {
    const text = plain(said);
    return terms.every((term) => text.includes(term));
  };
}

function clauseText(title: string, { id, words, list, note, heading }: FoundClause): string {
  return [id, title, words, ...list, note, heading].join(' ');
}

function pageText({ title, passages }: RulebookPage): string {
  const said = passages.flatMap(({ heading = '', text = [], list = [] }) => [heading, ...text, ...list]);
  return [title, ...said].join(' ');
}

function searchTerms(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** Written small and without accents, so that "Pahlsson" finds Påhlsson. */
function plain(written: string): string {
  return written
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (request) => request.normalize('NFD').charAt(0));
}

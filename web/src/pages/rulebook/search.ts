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

/**
 * What is looked for, with the words that the book does not know put right: each becomes the word of the book that is one
 * slip of the fingers away. The same if all of it is found, or if nothing in the book is near it.
 */
export function putRight(book: OpenRulebook, wanted: string): string {
  const said = plain(textsOf(book).join(' '));
  const words = new Set(said.match(/\p{L}{4,}/gu));
  return searchTerms(wanted)
    .map((term) => (said.includes(term) ? term : (nearest(term, words) ?? term)))
    .join(' ');
}

function textsOf({
  chapters,
  clauses,
  lists = {},
  notes,
  examples = {},
  before = {},
  after = {},
}: OpenRulebook) {
  const prose = [examples, before, after].flatMap((pages) => Object.values(pages).map(pageText));
  const told = [chapters, clauses, notes].flatMap((each) => Object.values(each));
  return [...told, ...Object.values(lists).flat(), ...prose, ...Object.keys(clauses)];
}

/** A word one slip away: a letter too many or too few, another letter, or two letters in the wrong order. */
function nearest(term: string, words: ReadonlySet<string>): string | null {
  if (term.length < 4) return null;
  for (const word of words) if (isOneSlipAway(term, word)) return word;
  // The beginning of a longer word, while it is being typed.
  for (const word of words) {
    const begun = [0, 1, -1].map((more) => word.slice(0, term.length + more));
    if (begun.some((part) => isOneSlipAway(term, part))) return word;
  }
  return null;
}

function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [left, right] = [one.slice(from), other.slice(from)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
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

import type { Rulebook } from '../games/rulebooks.ts';

/** A chapter with those of its clauses that were looked for. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly words: string }[];
}

/** Every chapter that speaks of all the words looked for, in any order; of everything where nothing is looked for. */
export function find({ chapters, clauses }: Rulebook, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = (id: string, said: string, title: string) => {
    const page = plain(`${id} ${title} ${said}`);
    return words.every((word) => page.includes(word));
  };
  return Object.entries(chapters)
    .map(([id, title]) => ({
      id,
      title,
      clauses: Object.entries(clauses)
        .filter(([clause, said]) => chapterOf(clause) === id && fits(clause, said, title))
        .map(([clause, said]) => ({ id: clause, words: said })),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}

/** Where the words looked for stand in a sentence, so that they can be marked: pieces by turns plain and marked. */
export function marked(said: string, wanted: string): string[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const page = plain(said);
  // Marks above letters were folded away; where that moved the letters nothing can be marked.
  if (words.length === 0 || page.length !== said.length) return [said];
  const escaped = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of page.matchAll(new RegExp(escaped, 'gu'))) {
    pieces.push(said.slice(from, index), said.slice(index, index + found.length));
    from = index + found.length;
  }
  return [...pieces, said.slice(from)];
}

/** `AUC` of `AUC-3`. */
function chapterOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf('-'));
}

/** Written small and without accents: whoever looks for "Pahlsson" finds Påhlsson. */
function plain(written: string): string {
  return written
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0));
}

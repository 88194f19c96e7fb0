import type { Prose } from '../../games/diario/src/stories/story.ts';
import { ORIGINAL } from '../texts/packages.ts';
import type { Book } from './book.ts';

/** The aimed length of a story, and its bounds. */
const AIM = { least: 60, most: 120 };
const BOUNDS = { least: 50, most: 130 };

function wordsOf({ text }: Pick<Prose, 'text'>): number {
  return text.join(' ').match(/\S*\p{L}\S*/gu)?.length ?? 0;
}

/** How long each story of the original is. */
export function lengths({ words }: Pick<Book, 'words'>): [id: string, words: number][] {
  const original = words.find(({ language }) => language === ORIGINAL);
  return Object.entries(original?.stories ?? {}).map(([id, prose]) => [id, wordsOf(prose)]);
}

export function lengthComplaints(book: Pick<Book, 'words'>): string[] {
  return lengths(book)
    .filter(([, words]) => words < BOUNDS.least || words > BOUNDS.most)
    .map(([id, words]) => `${id}: ${words} words, from ${BOUNDS.least} to ${BOUNDS.most}`);
}

/** Stories within bounds that miss the aim. */
export function lengthRemarks(book: Pick<Book, 'words'>): string[] {
  return lengths(book)
    .filter(([, words]) => words < AIM.least || words > AIM.most)
    .map(([id, words]) => `${id}: ${words} words, aim at ${AIM.least} to ${AIM.most}`);
}

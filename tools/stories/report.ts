import { ORIGINAL } from '../texts/packages.ts';
import type { Book } from './book.ts';
import { lengthRemarks, lengths } from './length.ts';
import { chainsIn } from './reach.ts';
import { readingEase } from './reading.ts';
import { percent, sharesOf } from './shares.ts';

/** The book in figures, for its authors. */
export function reportOn(book: Book): string[] {
  const { stories, withChoice, chained } = sharesOf(book);
  const words = lengths(book).map(([, count]) => count);
  const chain = Math.max(0, ...chainsIn(book).depths.values());
  const languages = book.words.map(({ language }) => language).join(', ');
  return [
    `${stories} stories in ${languages}: ${percent(withChoice)} with a choice, ${percent(chained)} linked.`,
    `The longest chain has ${chain} stories.`,
    `Words: ${Math.min(...words)} to ${Math.max(...words)}, ${mean(words)} on average.`,
    easeLine(book),
    ...lengthRemarks(book).map((remark) => `  ${remark}`),
  ];
}

function easeLine({ words }: Pick<Book, 'words'>): string {
  const original = words.find(({ language }) => language === ORIGINAL)?.stories ?? {};
  const eases = Object.entries(original)
    .map(([id, { text }]) => ({ id, ease: Math.round(readingEase(text.join('\n'))) }))
    .sort((one, other) => one.ease - other.ease);
  const hardest = eases.slice(0, 3).map(({ id, ease }) => `${id} ${ease}`);
  return `Reading ease: ${mean(eases.map(({ ease }) => ease))} on average; hardest ${hardest.join(', ')}.`;
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}

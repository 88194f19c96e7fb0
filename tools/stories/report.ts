import { ORIGINAL } from '@vigilia/tools/texts';
import type { Book } from './book.ts';
import { figuresOf } from './figures/figures.ts';
import { lengthRemarks, lengths } from './length.ts';
import { unreadMarks } from './marks.ts';
import { chainsIn } from './reach.ts';
import { readingEase } from './reading.ts';
import { percent } from './shares.ts';

/** The book in figures, for its authors. */
export function reportOn(book: Book): string[] {
  const { stories, words, withChoice, linked, languages, registers, ...figures } = figuresOf(book);
  const counts = lengths(book).map(([, count]) => count);
  const chain = Math.max(0, ...chainsIn(book).depths.values());
  const unread = unreadMarks(book);
  return [
    `${stories} stories, ${words} words in ${ORIGINAL}; whole in ${listed(languages)}.`,
    `${percent(withChoice)} have a choice, ${percent(linked)} are linked; the longest chain of links has ${chain} stories.`,
    `${figures.chainsOfThree} chains of three readings or more.`,
    `${figures.outcomesPerOption.toFixed(2)} outcomes an option; ${figures.conditional} options or branches depend on something.`,
    `${figures.dominated} options are worse than another; ${percent(figures.goodsForMisery)} of the stories give goods for Misery.`,
    `${figures.peopleStories} stories in which people come, leave, fight or break.`,
    `Voices: ${listed(registers)}.`,
    `Marks that no story looks for: ${unread.length}${unread.length === 0 ? '' : ` (${unread.join(', ')})`}.`,
    `Words of a text: ${Math.min(...counts)} to ${Math.max(...counts)}, ${mean(counts)} on average.`,
    easeLine(book),
    ...lengthRemarks(book).map((remark) => `  ${remark}`),
  ];
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
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

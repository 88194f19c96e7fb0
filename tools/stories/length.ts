import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { ORIGINAL } from '@vigilia/tools/texts';
import type { Prose } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { elementsOf } from './rendering/elements.ts';

/** The aimed length of a story, and its bounds. */
const AIM = { least: 60, most: 120 };
const BOUNDS = { least: 50, most: 130 };

/** How long each story of the original is. */
export function lengths({ words }: Pick<Book, 'words'>): [id: string, words: number][] {
  const original = words.find(({ language }) => language === ORIGINAL);
  return Object.entries(original?.stories ?? {}).map(([id, { text }]) => [id, wordsIn(text)]);
}

/** All that is written of a story. */
export function allWords({ title, text, options, lines }: Prose): string[] {
  return [title, ...text, ...Object.values(options), ...Object.values(lines)];
}

/** How many words these messages have at most: of words to select from, the longest count. */
export function wordsIn(messages: readonly string[]): number {
  return messages.reduce((sum, message) => {
    const elements = elementsOf(message);
    return sum + (typeof elements === 'string' ? 0 : countOf(longest(elements)));
  }, 0);
}

function countOf(text: string): number {
  return text.match(/\S*\p{L}\S*/gu)?.length ?? 0;
}

/** The longest text that a message may say; a variable is one word. */
function longest(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return 'x';
      return Object.values(element.options)
        .map(({ value }) => longest(value))
        .reduce((one, other) => (countOf(other) > countOf(one) ? other : one), '');
    })
    .join('');
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

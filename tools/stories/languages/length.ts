import { textsOf } from '../rendering/renderings.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { TranslatedCard } from './translated-card.ts';

/** A translation is as long as its original, within these bounds. */
const BOUNDS = { least: 0.7, most: 1.5 };
/** Titles, options and short lines have wider ones, and some letters more: a language may lack the short word. */
const SHORT = { below: 80, least: 0.45, most: 1.7, letters: 15 };

export function lengthComplaints(card: TranslatedCard): string[] {
  return entriesOf(card).flatMap(({ key, original, words }: Entry) => {
    const [english, own] = [meanLength(original, 'en'), meanLength(words, card.language)];
    const isShort = english < SHORT.below;
    const least = isShort ? english * SHORT.least : english * BOUNDS.least;
    const most = isShort ? english * SHORT.most + SHORT.letters : english * BOUNDS.most;
    return own < least || own > most
      ? [`${key}: ${own} letters for ${english}, from ${Math.ceil(least)} to ${Math.floor(most)}`]
      : [];
  });
}

/** How long a text is on average, with each of the people in it. */
function meanLength(words: string, language: string): number {
  const texts = textsOf(words, language);
  return Math.round(texts.reduce((sum, { length }) => sum + length, 0) / texts.length);
}

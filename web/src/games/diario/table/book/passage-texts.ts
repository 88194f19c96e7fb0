import { isResident } from '@vigilia/game-diario';
import { cardTexts, proseOf, titleText } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { Event } from '../asked.ts';

type Reader<T extends Event['type']> = (event: Extract<Event, { readonly type: T }>) => Text | null;

/** The names of stories, and of cards that may ask without one, by the event that turns them up. */
const TITLES: { readonly [T in Event['type']]?: Reader<T> } = {
  'story-read': titleText,
  'event-turned': ({ event }) => text(`event-card.${event}`),
  'chapter-turned': ({ chapter }) => text(`chapter.${chapter}`),
  visitor: ({ visitor }) => text(`visitor.${visitor}`),
  encountered: ({ resident }) => text(`resident.${resident}`),
  'went-back': ({ spot }) => (isResident(spot) ? text(`resident.${spot}`) : null),
  'exploration-turned': ({ exploration }) => text(`exploration.${exploration}`),
  'objective-paid': ({ objective }) => text(`objective.${objective}`),
  'objective-failed': ({ objective }) => text(`objective.${objective}`),
  'narrative-kept': ({ narrative }) => text(`narrative.${narrative}`),
  'fate-turned': ({ fate }) => text(`fate.${fate}`),
  'went-out': ({ location }) => text(`location.${location}`),
  'looked-around': ({ location }) => text(`location.${location}`),
  socialised: ({ location }) => text(`location.${location}`),
  tended: ({ location }) => text(`location.${location}`),
};

/** The name of the story or card that an event turned up; null if it turned up none. */
export function titleOf(event: Event): Text | null {
  const read = TITLES[event.type] as ((event: Event) => Text | null) | undefined;
  return read?.(event) ?? null;
}

/** What is printed on it, without what it does: the options say that. */
export function printedTexts(opening: Event): readonly Text[] {
  if (opening.type === 'story-read') return proseOf(opening);
  if (opening.type === 'narrative-kept') return [text(`narrative-about.${opening.narrative}`)];
  return cardTexts(opening).slice(0, 1);
}

/** The paragraphs of a text of the book. */
export function paragraphsOf(words: string): readonly string[] {
  return words.split('\n\n');
}

/** Whether a line begins with a quotation mark, which hangs in the margin. */
export function beginsWithQuote(words: string): boolean {
  return /^[“‘«„]/.test(words);
}

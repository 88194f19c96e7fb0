import type { Colour } from '../data/colours.ts';
import type { Effect, Option } from '../effects/effect.ts';
import type { StoryCard } from './cards.ts';

/** Written `<card>-<colour>` for a story a card leads to, otherwise a name of its own. */
export type StoryId = string;

/** What a reader may want to know before reading. */
export const CONTENT_NOTES = [
  'death',
  'death-of-a-child',
  'violence',
  'injury',
  'illness',
  'hunger',
  'suicide',
  'sexual-violence',
  'captivity',
  'animals',
  'grief',
  'alcohol',
] as const;
export type ContentNote = (typeof CONTENT_NOTES)[number];

/**
 * One entry of the story book: what happens when it is read, without its words. The words lie beside it in
 * `src/book/<card>`, by language, under the same id.
 */
export interface Story {
  readonly id: StoryId;
  /** The card and colour that lead here; null where only other stories do. */
  readonly from: { readonly card: StoryCard; readonly colour: Colour } | null;
  /** Whether it is read at home or out of doors; that decides whose goods and people it touches. */
  readonly where: 'home' | 'out';
  readonly notes: readonly ContentNote[];
  /** How many of the group must be there for it to be read: it speaks of one of them and of another. */
  readonly people?: number;
  /** Read only if no person has died or left for this number of days: it speaks of a person who was there then. */
  readonly unbroken?: number;
  /** What happens before the Leader decides. */
  readonly effects: readonly Effect[];
  /** None: the story ends after its effects. One of them costs nothing and asks for nothing. */
  readonly options: readonly Option[];
}

/** The words of a story in one language. */
export interface Prose {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** What each option says, by its id. */
  readonly options: Readonly<Record<string, string>>;
  /** What `tell` shows, by its line. */
  readonly lines: Readonly<Record<string, string>>;
}

import type { Colour } from '../colours.ts';
import type { ContentNote } from '../content-notes.ts';
import type { Role } from '../roles.ts';
import type { Condition, Effect, Option } from './effect.ts';
import type { StoryCard } from './story-cards.ts';

/**
 * Written `<card>-<colour>` for a story a card leads to (`<card>-<colour>-2` for the second of that Colour), otherwise a
 * name of its own.
 */
export type StoryId = string;

/** Voices in which a story may be told (docs/story-bible.md). */
export const REGISTERS = [
  'narration',
  'testimony',
  'list',
  'child',
  'radio',
  'ledger',
  'letter',
  'dialogue',
  'form',
  'silence',
] as const;
export type Register = (typeof REGISTERS)[number];

/**
 * One entry of the story book: what happens when it is read, without its words. The words lie beside it in
 * `src/book/<card>`, by language, under the same id.
 */
export interface Story {
  readonly id: StoryId;
  /** The card and colour that lead here; null if only other stories do. */
  readonly from: { readonly card: StoryCard; readonly colour: Colour } | null;
  /** Whether it is read at home or out of doors; that decides whose goods and people it touches. */
  readonly where: 'home' | 'out';
  readonly notes: readonly ContentNote[];
  /** In which voice it is told; in that of the narrator if it is left out. */
  readonly register?: Register;
  /** The parts that people of the group play in it, in the order in which they are given out. */
  readonly cast?: readonly Role[];
  /** Read only if this holds. */
  readonly when?: Condition;
  /** How many of the group must be there for it to be read: it speaks of one of them and of another. */
  readonly people?: number;
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

import type { PersonId } from '@vigilia/game-diario';

/** The family under which the handwriting goes into a file. */
export const HAND = 'Vigilia Hand';

/** The pictures of a Diary as words of HTML, with the styles that they need. */
export interface Drawn {
  readonly styles: string;
  /** What all pictures of the house share; it stands once in the file, before them. */
  readonly plate: string;
  /** The house of each night, by day. */
  readonly nights: ReadonlyMap<number, string>;
  /** The house as it is now, or was left at the end. */
  readonly last: string;
  readonly portraits: ReadonlyMap<PersonId, string>;
  readonly grave: string;
  /** The fonts of the words: a rule for each face, and the characters that it is for, as a style sheet writes them. */
  readonly letters: readonly { readonly range: string; readonly rule: string }[];
  /** A font with the handwriting of these words, as an address that holds all of it. */
  readonly handFor: (words: string) => string;
}

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

/** What no story is about: a promise to readers. */
const NEVER_TOLD: ContentNote = 'sexual-violence';

/** The kinds of stories that players may leave out. */
export const AVOIDABLE_NOTES: readonly ContentNote[] = CONTENT_NOTES.filter((note) => note !== NEVER_TOLD);

/** Volumes of the book, each a file with all its words: stories read at home, those read out of doors, and the people. */
export const VOLUMES = ['home', 'out', 'people'] as const;
export type BookVolume = (typeof VOLUMES)[number];

/** Messages of the story book; all others are in the catalog of the game. */
const OF_A_STORY = /^story(?:-text|-option|-line)?[.]([^:]+)/;
const OF_A_PERSON = /^person-(?:ending|epilogue)[.]([^:]+)/;
const LINE = /^book-line[.](([^:]+):[^:]+)/;

/** The story, the person or the card that a message of the book is about; null for a message that is not in the book. */
export function subjectOf(key: string): string | null {
  return (OF_A_STORY.exec(key) ?? OF_A_PERSON.exec(key) ?? LINE.exec(key))?.[1] ?? null;
}

/**
 * The file of the book in which a message lies: the id of its story, the message itself if it tells how a person's
 * story ends, or the kind of a line: those are short, and one file has them all. Null for a message that is not in the
 * book.
 */
export function fileOf(key: string): string | null {
  if (OF_A_PERSON.test(key)) return key.replace('.', '-').replaceAll(':', '-');
  const kind = LINE.exec(key)?.[2];
  if (kind !== undefined) return `lines-${kind}`;
  return OF_A_STORY.exec(key)?.[1] ?? null;
}

/** The file of a volume. */
export function volumeFile(volume: BookVolume): string {
  return `part-${volume}`;
}

/** Where a file says that the words about a story or a person are in another language than those of its folder. */
export function languageKey(subject: string): string {
  return `book-language.${subject}`;
}

/** The address of a file of the book; `folder` is that of its language. */
export function addressOf(folder: string, file: string): string {
  return `${folder}/${file}.json`;
}

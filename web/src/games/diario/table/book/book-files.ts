/** The file with all words of a language. */
export const WHOLE = 'whole';

/** Messages of the story book; all others are in the catalog of the game. */
const OF_A_STORY = /^story(?:-text|-option|-line)?[.]([^:]+)/;
const OF_A_PERSON = /^person-(?:ending|epilogue)[.]/;
const LINE = /^book-line[.]([^:]+)/;

/**
 * The file of the book in which a message lies: the id of its story, the message itself where it tells how a person's
 * story ends, or the kind of a line: those are short, and one file has them all. Null for a message that is not in the
 * book.
 */
export function fileOf(key: string): string | null {
  if (OF_A_PERSON.test(key)) return key.replace('.', '-').replaceAll(':', '-');
  const [, kind] = LINE.exec(key) ?? [];
  if (kind !== undefined) return `lines-${kind}`;
  return OF_A_STORY.exec(key)?.[1] ?? null;
}

/** The address of a file of the book; `folder` is that of its language. */
export function addressOf(folder: string, file: string): string {
  return `${folder}/${file}.json`;
}

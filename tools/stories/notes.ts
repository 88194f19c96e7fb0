import { CONTENT_NOTES } from '../../games/diario/src/data/content-notes.ts';
import type { Book } from './book.ts';

/** Content notes are known words, each once. */
export function noteComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  return stories.flatMap(({ id, notes }) => [
    ...notes
      .filter((note) => !CONTENT_NOTES.includes(note))
      .map((note) => `${id}: there is no content note ${note}`),
    ...notes.filter((note, index) => notes.indexOf(note) < index).map((note) => `${id}: notes ${note} twice`),
  ]);
}

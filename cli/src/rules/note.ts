import { type Source, text } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';
import type { Book } from './book.ts';

const MARKS: Readonly<Record<Exclude<Source, 'printed'>, string>> = {
  ours: 'rules.ours',
  'partly-ours': 'rules.partly-ours',
  editions: 'rules.editions',
  public: 'rules.public',
};

/** Where the words of a clause come from, and what the book notes about that; null where they are printed. */
export function noteOf({ sources, notes }: Book, id: string, translate: Translate): string | null {
  const source = sources.get(id) ?? 'printed';
  if (source === 'printed') return null;
  const note = notes[id];
  const mark = translate(text(MARKS[source]));
  return note === undefined ? `[${mark}]` : `[${mark}] ${note}`;
}

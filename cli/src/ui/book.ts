import { type Rulebook, type Source, sourcesOf, text } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

/** A rulebook in one language, and where the words of each clause come from. */
export interface Book extends Rulebook {
  readonly sources: ReadonlyMap<string, Source>;
}

export function openBook(
  rulebook: Rulebook,
  clauses: readonly { readonly id: string; readonly source: string }[],
): Book {
  return { ...rulebook, sources: sourcesOf(clauses) };
}

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

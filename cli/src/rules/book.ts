import { type Rulebook, type Source, sourcesOf } from '@vigilia/kernel';

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

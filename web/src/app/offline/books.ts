/** The language of a part of a story book, by its address: `/assets/book/it-12ab/part-home.json`. */
const LANGUAGE = /[/]book[/]([a-z]+)-/;

/**
 * The parts to fetch and those to drop, where `kept` are on this device and `current` are those of this version. A
 * language of which one part was read is kept whole.
 */
export function booksToRenew(
  kept: readonly string[],
  current: readonly string[],
): { readonly missing: readonly string[]; readonly old: readonly string[] } {
  const read = new Set(kept.map(languageOf));
  return {
    missing: current.filter((book) => read.has(languageOf(book)) && !kept.includes(book)),
    old: kept.filter((book) => !current.includes(book)),
  };
}

function languageOf(address: string): string | undefined {
  return LANGUAGE.exec(address)?.[1];
}

/** The language of a story book, by the address of its file: `/assets/book/it-12ab/whole.json`. */
const LANGUAGE = /[/]book[/]([a-z]+)-/;

/** The books to fetch and those to drop, where `kept` are on this device and `current` are those of this version. */
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

/** What answers a request: the page, from the network or else from the cache; a cached file; or only the network. */
type Answerer = 'page' | 'file' | 'network';

interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

export function answerTo(
  { method, url, mode }: PageRequest,
  origin: string,
  kept: ReadonlySet<string>,
): Answerer {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || isOfTheServer(asked.pathname)) return 'network';
  if (mode === 'navigate') return kept.has(asked.pathname) && asked.pathname !== '/' ? 'file' : 'page';
  return kept.has(asked.pathname) ? 'file' : 'network';
}

/** Answers of the server must never come from a cache. */
function isOfTheServer(path: string): boolean {
  return /^[/](api|health|metrics)([/]|$)/.test(path);
}

/** The language of a part of a story book, by its address: `/assets/book/it-12ab/part-home.json`. */
const LANGUAGE = /[/]book[/]([a-z]+)-/;

/**
 * The parts to fetch and those to drop: `kept` are on this device, `current` are those of this version. A language of which one part was read is kept whole.
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

/** What answers a request: the page, from the network or else from the cache; a cached file; or only the network. */
export type Answerer = 'page' | 'file' | 'network';

export interface PageRequest {
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

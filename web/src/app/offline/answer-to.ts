/** Who answers a request: the page, from the network or else from this device; a kept file; or only the network. */
export type Answerer = 'page' | 'file' | 'network';

export interface Wish {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

export function answerTo({ method, url, mode }: Wish, origin: string, kept: ReadonlySet<string>): Answerer {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || isOfTheServer(asked.pathname)) return 'network';
  if (mode === 'navigate') return kept.has(asked.pathname) && asked.pathname !== '/' ? 'file' : 'page';
  return kept.has(asked.pathname) ? 'file' : 'network';
}

/** What must never come from yesterday. */
function isOfTheServer(path: string): boolean {
  return /^[/](api|health|metrics)([/]|$)/.test(path);
}

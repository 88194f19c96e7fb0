/** A fenced block of a page of Markdown. */
export interface Block {
  /** The word after the fence: `sh`, `ts`, `json`, `diff`. */
  readonly language: string;
  /** The line of the page on which its text begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The blocks of a page that name a language, in their order. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(({ 1: language = '', 2: text = '', index }) => ({
    language,
    line: page.slice(0, index).split('\n').length + 1,
    text,
  }));
}

/** The file that a block holds in full, by its first line `// path`; null for an excerpt, `// from path`. */
export function wholeFileIn({ text }: Block): { readonly path: string; readonly text: string } | null {
  const [, path, rest] = /^\/\/ (\S+)\n(.*)$/s.exec(text) ?? [];
  return path === undefined || rest === undefined ? null : { path, text: rest };
}

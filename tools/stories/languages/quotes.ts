import type { Translation } from './translations.ts';

/** The marks inside « », which mark speech in all three languages. */
const INNER: Readonly<Record<Translation, string>> = { it: '“', pt: '“', ru: '„' };

/** Where a text has marks of inner quotations that stand in no other; null if it has none. */
export function strayQuote(text: string, language: Translation): string | null {
  const mark = INNER[language];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    if (text.lastIndexOf('«', at) <= text.lastIndexOf('»', at))
      return text.slice(Math.max(0, at - 12), at + 12);
  return null;
}

import type { Tongue } from './tongues.ts';

/** The outer marks of speech in all three languages, and those inside them. */
const OUTER = ['«', '»'] as const;
const INNER: Readonly<Record<Tongue, readonly [string, string]>> = {
  it: ['“', '”'],
  pt: ['“', '”'],
  ru: ['„', '“'],
};

/** Why the quotation marks of a text do not pair; null where they do. */
export function quoteFault(text: string, language: Tongue): string | null {
  const [opens, closes] = INNER[language];
  let [outer, inner] = [0, 0];
  for (const [index, mark] of [...text].entries()) {
    if (mark === OUTER[0]) outer++;
    else if (mark === OUTER[1]) outer--;
    else if (mark === opens) inner++;
    else if (mark === closes) inner--;
    else continue;
    const near = [...text].slice(Math.max(0, index - 12), index + 12).join('');
    if (outer < 0 || outer > 1 || inner < 0 || inner > 1) return `quotation marks do not pair in "${near}"`;
    if (mark === opens && outer === 0) return `${opens}${closes} stand only inside «» in "${near}"`;
    if (mark === OUTER[1] && inner > 0) return `quotation marks cross in "${near}"`;
  }
  return outer === 0 && inner === 0 ? null : 'a quotation is not closed';
}

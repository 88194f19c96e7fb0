/** Marks of quotation, by language, each pair as it opens and closes. */
const QUOTES: Readonly<Record<string, readonly (readonly [open: string, close: string])[]>> = {
  en: [['“', '”']],
  it: [
    ['«', '»'],
    ['“', '”'],
  ],
  pt: [
    ['«', '»'],
    ['“', '”'],
  ],
  ru: [
    ['«', '»'],
    ['„', '“'],
  ],
};

/** What separates the paragraphs of a text. */
const BREAK = '\n\n';

/** What is wrong with a text by its signs alone. */
export function faultsOfText(text: string, language: string): string[] {
  const paragraphs = text.split(BREAK);
  const flat = paragraphs.join('¶');
  return [
    ...(paragraphs.some((each) => each.trim() === '') ? ['is empty or has an empty paragraph'] : []),
    ...(paragraphs.some((each) => each !== each.trim()) ? ['begins or ends with a space'] : []),
    ...(/[{}]/.test(flat) ? [`has an open variable (${flat.match(/\{\w*\}?/)?.[0] ?? '}'})`] : []),
    ...where(flat, /\s\s/, 'has a doubled space'),
    ...where(flat, /\s[.,;:!?]/, 'has a space before a stop'),
    ...where(flat, /["']/, 'has a straight quotation mark'),
    ...(isBalanced(paragraphs, QUOTES[language] ?? []) ? [] : ['opens and closes quotations unevenly']),
  ];
}

function where(text: string, found: RegExp, fault: string): string[] {
  const at = text.search(found);
  return at < 0 ? [] : [`${fault} (${text.slice(Math.max(0, at - 15), at + 15)})`];
}

/** Quotations close in the order in which they opened; one that goes on is opened again by the next paragraph. */
function isBalanced(paragraphs: readonly string[], quotes: readonly (readonly [string, string])[]): boolean {
  const open: string[] = [];
  for (const paragraph of paragraphs) {
    const goesOn = open.length > 0;
    if (goesOn && !paragraph.startsWith(open.at(-1) ?? '')) return false;
    for (const sign of paragraph.slice(goesOn ? 1 : 0)) {
      const closes = quotes.find(([, close]) => close === sign);
      if (closes !== undefined && open.at(-1) === closes[0]) open.pop();
      else if (quotes.some(([start]) => start === sign)) open.push(sign);
      else if (closes !== undefined) return false;
    }
  }
  return open.length === 0;
}

// cspell:ignore così
import { faultsOfText } from '../rendering/faults.ts';
import { textsOf } from '../rendering/renderings.ts';
import { entriesOf } from './entries.ts';
import type { TranslatedCard } from './translated-card.ts';
import type { Translation } from './translations.ts';

/** Every text is read with each of the twelve people in each part, and with each fate if it matters. */
export function renderingComplaints(card: TranslatedCard): string[] {
  return [...messagesIn(card)].flatMap(([key, words]) => {
    const faults = textsOf(words, card.language).flatMap((text) => [
      ...faultsOfText(text, card.language),
      ...faultsIn(text, card.language),
    ]);
    return [...new Set(faults)].map((fault) => `${key}: ${fault}`);
  });
}

/** The texts of a card; the paragraphs of a story together, because a quotation may go on in the next. */
function messagesIn(card: TranslatedCard): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { key, subject, kind, words } of entriesOf(card)) {
    const name = kind === 'text' ? `${subject}.text` : key;
    const before = messages.get(name);
    messages.set(name, before === undefined ? words : `${before}\n\n${words}`);
  }
  return messages;
}

/** Short words said twice in a row are slips; a person may say yes or no twice. */
const TWICE = /(?<![\p{L}-])(?!sì|no|sim|não|да|нет|ну|così|logo)(\p{L}{1,4}) \1(?![\p{L}-])/iu;

function faultsIn(text: string, language: Translation): string[] {
  const [, twice] = TWICE.exec(text) ?? [];
  const stray = strayQuote(text, language);
  return [
    ...(twice === undefined ? [] : [`says "${twice}" twice in a row`]),
    ...(stray === null ? [] : [`has a quotation that stands only inside « » (${stray})`]),
    ...(/^[^\p{L}]*\p{Ll}/u.test(text) ? [`begins with a small letter (${text.slice(0, 20)})`] : []),
  ];
}

/** The marks inside « », which mark speech in all three languages. */
const INNER: Readonly<Record<Translation, string>> = { it: '“', pt: '“', ru: '„' };

/** Where a text has marks of inner quotations that stand in no other; null if it has none. */
function strayQuote(text: string, language: Translation): string | null {
  const mark = INNER[language];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    if (text.lastIndexOf('«', at) <= text.lastIndexOf('»', at))
      return text.slice(Math.max(0, at - 12), at + 12);
  return null;
}

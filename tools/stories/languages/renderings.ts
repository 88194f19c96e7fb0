import { PERSON_IDS } from '../../../games/diario/src/data/people.ts';
import { entriesOf } from './entries.ts';
import { quoteFault } from './quotes.ts';
import { FATES, rendered } from './render.ts';
import type { Tongue } from './tongues.ts';
import type { TranslatedCard } from './translated-card.ts';

/** Every text is read with each of the twelve people in each part, and with each fate where it matters. */
export function renderingComplaints(card: TranslatedCard): string[] {
  return entriesOf(card).flatMap(({ key, words }) => {
    const faults = renderingsOf(words, card.language).flatMap((text) => faultsIn(text, card.language));
    return [...new Set(faults)].map((fault) => `${key}: ${fault}`);
  });
}

function renderingsOf(words: string, language: Tongue): string[] {
  if (!words.includes('{')) return [rendered(words, language)];
  const fates = words.includes('Fate') ? FATES : ([FATES[0]] as const);
  return fates.flatMap((fate) => PERSON_IDS.map((first) => rendered(words, language, { first, fate })));
}

/** Short words said twice in a row are slips; a person may say yes or no twice. */
const TWICE = /(?<![\p{L}-])(?!sì|no|sim|não|да|нет|ну|così|logo)(\p{L}{1,4}) \1(?![\p{L}-])/iu;

function faultsIn(text: string, language: Tongue): string[] {
  const [unresolved] = /\{[^}]*\}|\bundefined\b/.exec(text) ?? [];
  const [spaces] = /.{0,12} {2,}.{0,12}/.exec(text) ?? [];
  const [before] = /.{0,12} [,.;:!?…](?!\p{L}).{0,8}/u.exec(text) ?? [];
  const [, twice] = TWICE.exec(text) ?? [];
  const quotes = quoteFault(text, language);
  return [
    ...(unresolved === undefined ? [] : [`${unresolved} says nothing`]),
    ...(spaces === undefined ? [] : [`two spaces in "${spaces}"`]),
    ...(before === undefined ? [] : [`a space before punctuation in "${before}"`]),
    ...(twice === undefined ? [] : [`says "${twice}" twice in a row`]),
    ...(quotes === null ? [] : [quotes]),
    ...(/^[^\p{L}]*\p{Ll}/u.test(text) ? [`begins with a small letter: "${text.slice(0, 20)}"`] : []),
  ];
}

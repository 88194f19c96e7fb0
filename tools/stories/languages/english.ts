import { entriesOf } from './entries.ts';
import { literalsOf } from './parts.ts';
import type { TranslatedCard } from './translated-card.ts';
import type { Translation } from './translations.ts';

/** Frequent English words that neither Italian nor Portuguese has. */
const FREQUENT =
  'the and of with was were is has have had he she his her him they their them we our us you your not but from this that what which who when where there then out into onto it at by an be been will would could should about after before again all any because down every first good here how just last like little long made make more most much never new now old one only other over people said same some still such take than through time two under until upon very water way well while work young';
const LATIN = new Set(FREQUENT.split(' '));

/** Words of the list that a language has too. */
const OWN: Readonly<Record<Exclude<Translation, 'ru'>, readonly string[]>> = {
  it: ['all', 'more'],
  pt: ['some'],
};

/** No English is left in a translation; in Russian, no Latin letter. */
export function englishComplaints(card: TranslatedCard): string[] {
  return entriesOf(card).flatMap(({ key, words, original }) => {
    const found = leftIn(literalsOf(words), card.language);
    if (found.length > 0) return [`${key}: ${found.join(', ')} in Latin letters or in English`];
    return words === original && /\p{L}{3}/u.test(literalsOf(words)) ? [`${key}: is the English text`] : [];
  });
}

function leftIn(text: string, language: Translation): string[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (language === 'ru') return words.filter((word) => /\p{Script=Latin}/u.test(word));
  return words.filter((word) => LATIN.has(word.toLowerCase()) && !OWN[language].includes(word.toLowerCase()));
}

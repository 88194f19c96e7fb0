// cspell:disable

import type { CardWords, TranslatedCard } from '../../languages/translated-card.ts';
import type { Translation } from '../../languages/translations.ts';

const ENGLISH = 'It is quiet, and {other} goes down to the cellar with the lamp to count what is left there.';

const OWN: Readonly<Record<Translation, string>> = {
  it: 'C’è silenzio, e {other} scende in cantina con la lampada a contare quello che è rimasto.',
  pt: 'Está tudo calado, e {other_o} desce à cave com o candeeiro para contar o que lá ficou.',
  ru: 'Тихо. {other} спускается с лампой в погреб посчитать, что там ещё осталось у нас.',
};

/** A card with one line in both languages, without faults, but for what is given. */
export function card(
  language: Translation,
  words: string = OWN[language],
  {
    original = ENGLISH,
    ...more
  }: Partial<Omit<TranslatedCard, 'original'>> & { readonly original?: string } = {},
): TranslatedCard {
  const line = (text: string): CardWords => ({ 'leaflets-red': { lines: { soft: text } } });
  return {
    card: 'leaflets',
    language,
    original: line(original),
    translated: line(words),
    casts: new Map([['leaflets-red', ['other']]]),
    ...more,
  };
}

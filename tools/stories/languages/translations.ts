import type { Language } from '@vigilia/kernel';

/** The languages into which the story book is translated. */
export const TRANSLATIONS = ['it', 'pt', 'ru'] as const satisfies readonly Language[];
export type Translation = (typeof TRANSLATIONS)[number];

/** The languages in which every card must have its words. In the others a card without a file is told in English. */
export const COMPLETE_LANGUAGES: readonly Translation[] = ['it', 'pt', 'ru'];

export function isTranslation(language: string): language is Translation {
  return TRANSLATIONS.some((translation) => translation === language);
}

import type { Language } from '@vigilia/kernel';

/** The languages into which the story book is translated. */
export const TONGUES = ['it', 'pt', 'ru'] as const satisfies readonly Language[];
export type Tongue = (typeof TONGUES)[number];

/** The languages in which every card must have its words. In the others a card without a file is told in English. */
export const COMPLETE_LANGUAGES: readonly Tongue[] = ['it', 'pt', 'ru'];

export function isTongue(language: string): language is Tongue {
  return TONGUES.some((tongue) => tongue === language);
}

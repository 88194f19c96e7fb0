import { LANGUAGES, type Language } from '@vigilia/kernel';
import { accepted } from './accepted.ts';

export type { Language } from '@vigilia/kernel';

/** Of the languages we speak the one a browser likes best, by its `Accept-Language`; English where it likes none. */
export function languageOf(header: string | undefined): Language {
  const liked = accepted(header).map((name) => LANGUAGES.find((known) => known === name.split('-')[0]));
  return liked.find((language) => language !== undefined) ?? 'en';
}

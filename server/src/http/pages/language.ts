import { accepted } from './accepted.ts';

/** The languages that cards are written in. */
const LANGUAGES = ['en', 'it', 'pt', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of the languages we speak the one a browser likes best, by its `Accept-Language`; English where it likes none. */
export function languageOf(header: string | undefined): Language {
  const liked = accepted(header).map((name) => LANGUAGES.find((known) => known === name.split('-')[0]));
  return liked.find((language) => language !== undefined) ?? 'en';
}

import { LANGUAGES, type Language } from '@vigilia/kernel';

/** The first of the wished languages that the page has. */
export function languageFor(wished: readonly string[]): Language {
  const known = wished.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}

export const LANGUAGES = ['en', 'it', 'pt', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
};

/** The first of the wished languages that the page has. */
export function languageFor(wished: readonly string[]): Language {
  const known = wished.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}

/**
 * Every language that Vigilia speaks, by its own name. To add one, add its line here and its text files: server, page,
 * command and checks read this list.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGE_NAMES, name);
}

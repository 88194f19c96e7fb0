/** The languages that cards are written in. */
const LANGUAGES = ['en', 'it', 'pt', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of the languages we speak the one a browser likes best, by its `Accept-Language`; English where it likes none. */
export function languageOf(accepted: string | undefined): Language {
  const liked = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
    const language = LANGUAGES.find((known) => known === name.split('-')[0]);
    const weight = Number(rest.find((word) => word.startsWith('q='))?.slice(2) ?? 1);
    return language === undefined || !(weight > 0) ? [] : { language, weight };
  });
  return liked.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}

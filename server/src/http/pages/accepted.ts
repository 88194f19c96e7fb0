import { LANGUAGES, type Language } from '@vigilia/kernel';

/** Of the languages we speak the one a browser likes best, by its `Accept-Language`; English if it likes none. */
export function languageOf(header: string | undefined): Language {
  const liked = accepted(header).map((name) => LANGUAGES.find((known) => known === name.split('-')[0]));
  return liked.find((language) => language !== undefined) ?? 'en';
}

/** What a header like `Accept-Language` names, in small letters, the best liked first. */
export function accepted(header: string | undefined): string[] {
  const named = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = Number(rest.find((word) => word.startsWith('q='))?.slice(2) ?? 1);
    return weight > 0 ? { name, weight } : [];
  });
  return named.toSorted((one, other) => other.weight - one.weight).map(({ name }) => name);
}

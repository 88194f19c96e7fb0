import { isLanguage, type Language } from '@vigilia/kernel';

export { isLanguage, LANGUAGES, type Language } from '@vigilia/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the environment, as in `it_IT.UTF-8`; English if the command does not have it. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const name = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(name) ? name : 'en';
}

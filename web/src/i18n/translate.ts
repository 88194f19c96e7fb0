import texts from 'texts:web';
import { signal } from '@preact/signals';
import {
  LANGUAGES,
  type Language,
  type Messages,
  type Text,
  type Translator,
  text,
  translatorFor,
  type Variables,
} from '@vigilia/kernel';

/** The messages of each language, loaded when it is spoken. A module `texts:<folders>` holds these. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** The page's own messages in the current language; the translator of a table uses them too. */
export const pageMessages = signal<Messages>({});

/** Translates the texts of the page; null until the first language is loaded. */
const translator = signal<Translator | null>(null);

export async function setLanguage(language: Language): Promise<void> {
  const { default: messages } = await texts[language]();
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  pageMessages.value = messages;
  translator.value = translatorFor(language, [messages], { nameOf, players: [] });
  document.documentElement.lang = language;
}

export function currentLanguage(): Language | null {
  return translator.value?.language ?? null;
}

/** A text of the page in the current language. A component that calls it renders again when the language changes. */
export function t(key: string, vars?: Variables): string {
  return translateText(text(key, vars));
}

export function translateText(message: Text): string {
  return translator.value?.say(message) ?? '';
}

/** The first of the wished languages that the page has. */
export function languageFor(wished: readonly string[]): Language {
  const known = wished.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}

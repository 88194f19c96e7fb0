import texts from 'texts:web';
import { signal } from '@preact/signals';
import type { Language } from '@vigilia/kernel';
import { type Text, text, type Variables } from '@vigilia/kernel';
import type { Messages } from './message.ts';
import { type Translator, translatorFor } from './translator.ts';

/** The page's own messages in the language being spoken, for tables to speak with. */
export const pageMessages = signal<Messages>({});

/** Who speaks for the page; silent until the first language has come. */
const voice = signal<Translator | null>(null);

export async function setLanguage(language: Language): Promise<void> {
  const { default: messages } = await texts[language]();
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  pageMessages.value = messages;
  voice.value = translatorFor(language, [messages], { nameOf, players: [] });
  document.documentElement.lang = language;
}

export function currentLanguage(): Language | null {
  return voice.value?.language ?? null;
}

/** A text of the page, in the language spoken now: whoever says it says it anew when the language changes. */
export function t(key: string, vars?: Variables): string {
  return translateText(text(key, vars));
}

export function translateText(said: Text): string {
  return voice.value?.say(said) ?? '';
}

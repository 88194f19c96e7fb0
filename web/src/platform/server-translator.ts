import texts from 'texts:kernel+server';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language, Messages } from '@vigilia/kernel';
import { type Refusal, type Text, text, translatorFor } from '@vigilia/kernel';
import { currentLanguage, pageMessages } from '../i18n/translate.ts';

const loaded = signal<{ readonly language: Language; readonly messages: Messages } | null>(null);

effect(() => {
  const language = currentLanguage();
  if (language === null) return;
  void texts[language]().then(({ default: messages }) => {
    loaded.value = { language, messages };
  });
});

export type ServerTranslator = (said: Text | Refusal) => string;

const noPlayers = signal<readonly string[]>([]);

/** Translates the texts of the server and of the page; gives empty sentences until they are loaded. */
export function serverTranslator(
  players: ReadonlySignal<readonly string[]> = noPlayers,
): ReadonlySignal<ServerTranslator> {
  return computed(() => {
    if (loaded.value === null) return () => '';
    const { language, messages } = loaded.value;
    const translator = translatorFor(language, [pageMessages.value, messages], {
      nameOf,
      players: players.value,
    });
    return (said: Text | Refusal) => {
      const words = 'refused' in said ? said.reason : said;
      // The texts of a game are loaded at its table only.
      return translator.say(translator.has(words.key) ? words : text('refusal.our-fault'));
    };
  });
}

function nameOf(variable: string, value: string | number) {
  return variable === 'seat' ? { seat: Number(value) } : { written: value };
}

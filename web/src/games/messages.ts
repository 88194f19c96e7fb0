import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Messages, Text } from '@vigilia/kernel';
import { translatorFor } from '@vigilia/kernel';
import { currentLanguage, pageMessages } from '../i18n/translate.ts';
import type { GameManifest } from './manifest.ts';

/** The messages of each game, followed for as long as the page is open, so that each language is fetched once. */
const followed = new Map<GameManifest, Promise<ReadonlySignal<Messages>>>();

/** The messages of a game in the language of the page, whichever that becomes. */
export function messagesOf(game: GameManifest): Promise<ReadonlySignal<Messages>> {
  const known = followed.get(game) ?? follow(game);
  followed.set(game, known);
  return known;
}

async function follow({ texts }: GameManifest): Promise<ReadonlySignal<Messages>> {
  const { default: first } = await texts[currentLanguage() ?? 'en']();
  const messages = signal(first);
  effect(() => {
    const language = currentLanguage() ?? 'en';
    void texts[language]().then(({ default: loaded }) => {
      if (language === (currentLanguage() ?? 'en')) messages.value = loaded;
    });
  });
  return messages;
}

/** Says the texts of a game away from its tables, such as the labels of its options; silent until they have come. */
export function gameTranslator(game: GameManifest): ReadonlySignal<(said: Text) => string> {
  const messages = signal<ReadonlySignal<Messages> | null>(null);
  messagesOf(game).then(
    (loaded) => {
      messages.value = loaded;
    },
    () => {},
  );
  return computed(() => {
    const language = currentLanguage();
    if (messages.value === null || language === null) return () => '';
    const catalogs = [pageMessages.value, messages.value.value];
    const nameOf = (_variable: string, value: string | number) => ({ written: value });
    return translatorFor(language, catalogs, { nameOf, players: [] }).say;
  });
}

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { type OpenRulebook, openRulebook } from '../games/rulebooks.ts';
import { currentLanguage } from '../i18n/translate.ts';

/** The rulebook of a game in the language spoken now; null until it has been fetched. */
export function useRulebook(game: string): Signal<OpenRulebook | null> {
  const book = useSignal<OpenRulebook | null>(null);
  useSignalEffect(() => {
    const language = currentLanguage() ?? 'en';
    void openRulebook(game, language).then((opened) => {
      book.value = opened;
    });
  });
  return book;
}

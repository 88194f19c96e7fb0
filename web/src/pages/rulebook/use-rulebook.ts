import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { type Language, type OpenRulebook, openRulebook } from '@vigilia/kernel';
import type { GameManifest, RulebookFigures } from '../../games/manifest.ts';
import { manifestOf } from '../../games/registry.ts';
import { currentLanguage } from '../../i18n/translate.ts';

/** A rulebook with what draws its figures, if it names any. */
export interface ReadRulebook extends OpenRulebook {
  readonly Figure: RulebookFigures | null;
}

/** The rulebook of a game in the language spoken now; null until it has been fetched, and if there is no such game. */
export function useRulebook(id: string): Signal<ReadRulebook | null> {
  const book = useSignal<ReadRulebook | null>(null);
  useSignalEffect(() => {
    const game = manifestOf(id);
    const language = currentLanguage() ?? 'en';
    if (game === undefined) book.value = null;
    else
      void readRulebook(game, language).then((read) => {
        book.value = read;
      });
  });
  return book;
}

async function readRulebook(
  { rulebook, loadFigures }: GameManifest,
  language: Language,
): Promise<ReadRulebook> {
  const [book, clauses, Figure] = await Promise.all([
    rulebook.in[language](),
    rulebook.clauses(),
    loadFigures?.() ?? null,
  ]);
  return { ...openRulebook(book.default, clauses.default), Figure };
}

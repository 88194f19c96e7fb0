import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { type Language, type Rulebook, type Source, sourcesOf } from '@vigilia/kernel';
import type { GameManifest } from '../../games/manifest.ts';
import { manifestOf } from '../../games/registry.ts';
import { currentLanguage } from '../../i18n/translate.ts';

/** A rulebook in one language, with the source of each clause. */
interface OpenRulebook extends Rulebook {
  readonly sources: ReadonlyMap<string, Source>;
}

/** The rulebook of a game in the language spoken now; null until it has been fetched, and if there is no such game. */
export function useRulebook(id: string): Signal<OpenRulebook | null> {
  const book = useSignal<OpenRulebook | null>(null);
  useSignalEffect(() => {
    const game = manifestOf(id);
    const language = currentLanguage() ?? 'en';
    if (game === undefined) book.value = null;
    else
      void openRulebook(game, language).then((opened) => {
        book.value = opened;
      });
  });
  return book;
}

async function openRulebook({ rulebook }: GameManifest, language: Language): Promise<OpenRulebook> {
  const [book, clauses] = await Promise.all([rulebook.in[language](), rulebook.clauses()]);
  return { ...book.default, sources: sourcesOf(clauses.default) };
}

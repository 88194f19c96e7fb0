import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Drawn } from '../games/game-ui.ts';
import { takeFromShelf } from '../games/registry.ts';
import type { Messages } from '../i18n/message.ts';
import { currentLanguage } from '../i18n/translate.ts';
import { Desk } from './answer-draft.ts';
import type { Table } from './table.ts';

/** Puts a desk before a table. Whoever closes it leaves the table. */
export async function deskOf(table: Table): Promise<Desk> {
  const drawn = await takeFromShelf(table.game);
  return new Desk(table, drawn, await messagesOf(drawn));
}

/** What each game has to say; followed for as long as the page is open, so that it is fetched once a language. */
const spoken = new Map<Drawn, Promise<ReadonlySignal<Messages>>>();

function messagesOf(drawn: Drawn): Promise<ReadonlySignal<Messages>> {
  const known = spoken.get(drawn) ?? follow(drawn);
  spoken.set(drawn, known);
  return known;
}

/** The messages of a game in the language of the page, whichever that becomes. */
async function follow({ texts }: Drawn): Promise<ReadonlySignal<Messages>> {
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

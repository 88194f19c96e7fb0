import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { AnswerDraft } from '../draft/answer-draft.ts';
import type { GameUi } from '../draft/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import type { Messages } from '../i18n/message.ts';
import { currentLanguage } from '../i18n/translate.ts';
import type { Table } from '../table/table.ts';

/** Puts a draft before a table. Whoever closes it leaves the table. */
export async function openDraft(table: Table): Promise<AnswerDraft> {
  const ui = await loadGameUi(table.game);
  return new AnswerDraft(table, ui, await messagesOf(ui));
}

/** What each game has to say; followed for as long as the page is open, so that it is fetched once a language. */
const spoken = new Map<GameUi, Promise<ReadonlySignal<Messages>>>();

function messagesOf(ui: GameUi): Promise<ReadonlySignal<Messages>> {
  const known = spoken.get(ui) ?? follow(ui);
  spoken.set(ui, known);
  return known;
}

/** The messages of a game in the language of the page, whichever that becomes. */
async function follow({ texts }: GameUi): Promise<ReadonlySignal<Messages>> {
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

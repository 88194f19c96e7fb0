import { AnswerDraft } from '../draft/answer-draft.ts';
import { messagesOf } from '../games/messages.ts';
import { playableGame } from '../games/registry.ts';
import type { Table } from '../table/table.ts';

/** Puts a draft before a table. Whoever closes it leaves the table. */
export async function openDraft(table: Table): Promise<AnswerDraft> {
  const game = playableGame(table.game);
  const [ui, messages] = await Promise.all([game.browser.loadUi(), messagesOf(game)]);
  return new AnswerDraft(table, ui, messages);
}

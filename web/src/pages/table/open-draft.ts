import { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameUi } from '../../draft/game-ui.ts';
import { messagesOf } from '../../games/messages.ts';
import { knownGame } from '../../games/registry.ts';
import { settings } from '../../storage/settings.ts';
import type { Table } from '../../table/table.ts';

/** Opens a draft for a table. Closing the draft leaves the table. */
export async function openDraft(table: Table): Promise<AnswerDraft> {
  const game = knownGame(table.game);
  const [ui, messages] = await Promise.all([loadUi(), messagesOf(game)]);
  return new AnswerDraft(table, ui, messages, settings.confirmsAll);

  async function loadUi(): Promise<GameUi> {
    const ui = await game.loadUi();
    await ui.prepare?.(table);
    return ui;
  }
}

import type { Refusal } from '@vigilia/kernel';
import { withAvoided } from '../../games/avoided.ts';
import { withMemory } from '../../games/memory.ts';
import { knownGame, loadGameUi } from '../../games/registry.ts';
import { createTable, type Opening } from '../../table/local/create-table.ts';

/** Stores a new table on this device and returns its id: it is played at `/here/ID`. */
export async function newTable(opening: Opening): Promise<string | Refusal> {
  const ui = await loadGameUi(opening.game);
  const { profile } = knownGame(opening.game);
  const options = withAvoided(profile, withMemory(ui, profile, opening.options ?? {}));
  return createTable({ ...opening, options }, ui.game.rules, localStorage);
}

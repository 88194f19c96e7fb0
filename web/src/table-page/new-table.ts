import type { Refusal } from '@vigilia/kernel';
import { loadGameUi } from '../games/registry.ts';
import { createTable, type Opening } from '../table/local/create-table.ts';

/** Lays a table on this device and says its id: it is played at `/here/ID`. */
export async function newTable(opening: Opening): Promise<string | Refusal> {
  const { game } = await loadGameUi(opening.game);
  return createTable(opening, game.rules, localStorage);
}

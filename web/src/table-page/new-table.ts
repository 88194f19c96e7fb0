import type { Refusal } from '@vigilia/kernel';
import { loadGameUi } from '../games/registry.ts';
import { createTable, type Opening } from '../table/local/create-table.ts';

/** Stores a new table on this device and returns its id: it is played at `/here/ID`. */
export async function newTable(opening: Opening): Promise<string | Refusal> {
  const { game } = await loadGameUi(opening.game);
  return createTable(opening, game.rules, localStorage);
}

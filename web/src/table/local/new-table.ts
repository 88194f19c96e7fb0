import type { Refusal } from '@vigilia/kernel';
import { takeFromShelf } from '../../games/registry.ts';
import { layTable, type Opening } from './create-table.ts';

/** Lays a table on this device and says its id: it is played at `/here/ID`. */
export async function newTable(opening: Opening): Promise<string | Refusal> {
  const { game } = await takeFromShelf(opening.game);
  return layTable(opening, game.rules, localStorage);
}

import type { GameManifest } from '../games/manifest.ts';
import { knownGame } from '../games/registry.ts';
import type { Company } from '../table/company.ts';

/** The game of a table that gathers: the page opens no table of a game that it does not play. */
export function gameOf({ card }: Company): GameManifest {
  return knownGame(card.value.setting.game);
}

import type { PlayableGame } from '../games/manifest.ts';
import { playableGame } from '../games/registry.ts';
import type { Company } from '../table/company.ts';

/** The game of a table that gathers: the page opens no table of a game that it does not play. */
export function gameOf({ card }: Company): PlayableGame {
  return playableGame(card.value.setting.game);
}

import { entry as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import type { Game } from '@vigilia/kernel';
import { usageError } from './arguments/errors.ts';
import { suggestions } from './arguments/suggest.ts';
import { ui as elevenUi } from './games/011/ui.ts';
import { ui as diarioUi } from './games/diario/ui.ts';
import { terminalGame } from './ui/default-ui.ts';
import type { TerminalGame } from './ui/terminal-ui.ts';

/** Every game of this command, by its id. */
export const GAMES: Readonly<Record<string, TerminalGame>> = {
  [eleven.profile.id]: terminalGame(eleven, elevenUi),
  [diario.profile.id]: terminalGame(diario, diarioUi),
};

export function findGame(id: string): TerminalGame | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

/** The rules of the game with this id, as the kernel looks them up. */
export function findRules(id: string): Game | undefined {
  return findGame(id)?.entry.game;
}

/** The game that the command line names. */
export function gameNamed(id: string | undefined): TerminalGame {
  const games = Object.keys(GAMES);
  if (id === undefined) throw usageError('usage.no-game', { games });
  const found = findGame(id);
  if (found === undefined)
    throw usageError('usage.unknown-game', { game: id, games: suggestions(id, games) });
  return found;
}

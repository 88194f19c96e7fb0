import type { GameUi } from '../draft/game-ui.ts';
import { manifest as eleven } from './011/manifest.ts';
import { manifest as diario } from './diario/manifest.ts';
import type { GameManifest } from './manifest.ts';

/** Every game, in the order of the doors. No other file of the page names a game. */
export const GAMES: readonly [GameManifest, ...GameManifest[]] = [eleven, diario];

/** The titles of the games that have lessons. */
export const GAMES_TO_LEARN: readonly string[] = GAMES.flatMap(({ lessons, profile }) =>
  lessons === null ? [] : [profile.title],
);

/** Undefined if the page knows no such game. */
export function manifestOf(id: string): GameManifest | undefined {
  return GAMES.find(({ profile }) => profile.id === id);
}

/** A game that this page plays. The caller has checked with {@link manifestOf} that it does. */
export function knownGame(id: string): GameManifest {
  const game = manifestOf(id);
  if (game === undefined) throw new RangeError(`this page does not play the game ${id}`);
  return game;
}

export async function loadGameUi(id: string): Promise<GameUi> {
  return knownGame(id).loadUi();
}

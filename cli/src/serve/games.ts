import type { GameRegistry } from '@vigilia/server';
import { GAMES } from '../games.ts';

/** The games of this command as the server takes them. */
export function gameRegistry(): GameRegistry {
  return new Map(Object.entries(GAMES).map(([id, { entry }]) => [id, entry]));
}

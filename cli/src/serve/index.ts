import type { GameRegistry } from '@vigilia/server';
import { GAMES } from '../games.ts';

export { botsWorker } from './bots-worker.ts';

// What `vigilia serve` gives the server, for programs that start one with other settings.

/** The games of this command as the server takes them. */
export function gameRegistry(): GameRegistry {
  return new Map(Object.entries(GAMES).map(([id, { entry }]) => [id, entry]));
}

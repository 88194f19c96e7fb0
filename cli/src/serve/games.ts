import { botNamesOf } from '@vigilia/bots';
import type { GameEntry } from '@vigilia/kernel';
import type { GameRegistry, GameEntry as ServedGame } from '@vigilia/server';
import { GAMES } from '../games.ts';

/** The games of this command as the server takes them. */
export function gameRegistry(): GameRegistry {
  return new Map(Object.entries(GAMES).map(([id, { entry }]) => [id, served(entry)]));
}

function served(entry: GameEntry): ServedGame {
  const { game, profile, orders } = entry;
  const { opponent, adviser, hasSecrets } = profile;
  return {
    game,
    bots: botNamesOf(entry),
    opponent,
    hasSecrets,
    ...(adviser === null ? {} : { adviser }),
    ...(orders === undefined ? {} : { orders }),
  };
}

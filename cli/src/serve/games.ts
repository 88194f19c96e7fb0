import { BOTS } from '@vigilia/bots';
import { eleven, orders } from '@vigilia/game-011';
import type { Kinds, Orders } from '@vigilia/kernel';
import type { GameRegistry, GameEntry as Served } from '@vigilia/server';
import { GAMES, type TerminalGame } from '../games.ts';

/** What players may leave behind, in the games that know it. */
const ORDERS: ReadonlyMap<string, Orders<Kinds>> = new Map([[eleven.id, orders]]);

/** The games of the house as the server wants them. */
export function gameRegistry(): GameRegistry {
  return new Map(Object.values(GAMES).map((terminalGame) => [terminalGame.game.id, served(terminalGame)]));
}

function served({ game, bots, thinkers = {}, opponent, adviser, hasSecrets }: TerminalGame): Served {
  const known = ORDERS.get(game.id);
  const named = Object.keys(bots).find((name) => bots[name] === adviser);
  return {
    game,
    bots: [...new Set([BOTS, bots, thinkers].flatMap((some) => Object.keys(some)))],
    opponent,
    hasSecrets,
    ...(named === undefined ? {} : { adviser: named }),
    ...(known === undefined ? {} : { orders: known }),
  };
}

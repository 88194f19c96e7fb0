import { BOTS } from '@vigilia/bots';
import { game as eleven, orders } from '@vigilia/game-011';
import type { Kinds, Orders } from '@vigilia/kernel';
import type { Shelved as Served, Shelf } from '@vigilia/server';
import { SHELF, type Shelved } from '../games.ts';

/** What players may leave behind, in the games that know it. */
const ORDERS: ReadonlyMap<string, Orders<Kinds>> = new Map([[eleven.id, orders]]);

/** The games of the house as the server wants them. */
export function servedShelf(): Shelf {
  return new Map(Object.values(SHELF).map((taken) => [taken.game.id, served(taken)]));
}

function served({ game, bots, thinkers = {}, opponent, adviser, hasSecrets }: Shelved): Served {
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

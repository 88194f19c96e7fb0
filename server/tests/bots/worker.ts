import { parentPort } from 'node:worker_threads';
import { BOTS, nodeChannel, serveBots } from '@vigilia/bots';
import { apprentice, detective, game as eleven } from '@vigilia/game-011';
import { council, game as diario, planner, practical } from '@vigilia/game-diario';
import type { Bot, Game, Kinds } from '@vigilia/kernel';
import { MISBEHAVING_ADVISERS } from './misbehaving-advisers.ts';
import { MISBEHAVING } from './misbehaving-bots.ts';

const GAMES: Readonly<Record<string, Game>> = { [eleven.id]: eleven, [diario.id]: diario };
const GOOD: Readonly<Record<string, Bot<Kinds>>> = { apprentice, council, detective, planner, practical };

if (parentPort !== null) {
  serveBots(nodeChannel(parentPort), (id, name) => {
    const game = GAMES[id];
    if (game === undefined) throw new RangeError(`no game ${id}`);
    const bot = GOOD[name] ?? MISBEHAVING[name] ?? MISBEHAVING_ADVISERS[name] ?? BOTS[name]?.(game);
    if (bot === undefined) throw new RangeError(`no bot ${name}`);
    return { game, bot };
  });
}

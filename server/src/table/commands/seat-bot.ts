import { botNamesOf } from '@vigilia/bots';
import { refuse, type Seat } from '@vigilia/kernel';
import { brokenOffByHost } from '../abandoned-deals.ts';
import type { Command } from '../command.ts';
import { whyNotGathering } from '../command.ts';
import type { GameRegistry } from '../game-registry.ts';
import { personAt } from '../seats.ts';

/** The host puts a bot on a free seat, changes it for another, or sends it away (null). */
export function seatBot(games: GameRegistry, identity: string, seat: Seat, bot: string | null): Command {
  return (table) => {
    if (table.host !== identity) return refuse(null, 'refusal.host-only');
    const reason = whyNotGathering(table);
    if (reason !== null) return reason;
    const chair = table.chairs[seat];
    if (chair === undefined) return refuse(null, 'refusal.no-seat');
    if (personAt(chair) !== null) return refuse(null, 'refusal.taken', { seat });
    if (bot === null) {
      return chair === null
        ? { version: table.version, already: true }
        : { by: null, facts: [...brokenOffByHost(table), { fact: 'stood', seat }] };
    }
    if (!isKnown(games, table.setting.game, bot)) return refuse(null, 'refusal.unknown-bot', { bot });
    return { by: null, facts: [...brokenOffByHost(table), { fact: 'sat', seat, sitter: { bot } }] };
  };
}

export function isKnown(games: GameRegistry, game: string, bot: string): boolean {
  const gameEntry = games.get(game);
  return gameEntry !== undefined && botNamesOf(gameEntry).includes(bot);
}

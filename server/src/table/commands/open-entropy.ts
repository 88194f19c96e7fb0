import { entropyHashOf, refuse } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import { beganWith, endDealing, isAllOpen } from '../dealing.ts';
import type { Fact } from '../fact.ts';
import type { GameRegistry } from '../game-registry.ts';
import { seatOf } from '../seats.ts';

/**
 * A player opens what the seat gave to the deal. With the last one the game is dealt, with the options that were fixed
 * when the dealing began; `options` are for a dealing of before, which fixed none.
 */
export function openEntropy(
  games: GameRegistry,
  identity: string,
  entropy: string,
  options: Readonly<Record<string, unknown>> = {},
): Command {
  return (table, now) => {
    const seat = seatOf(table, identity);
    if (seat === null) return refuse(null, 'refusal.not-seated');
    const chair = table.chairs[seat];
    if (chair?.entropy != null) return { version: table.version, already: true };
    if (table.dealing === null) return refuse(null, 'refusal.not-dealing');
    const ended = endDealing(table, now);
    if (ended !== null) return ended;
    if (chair?.entropyHash !== entropyHashOf(entropy)) return refuse(null, 'refusal.other-entropy');
    const game = games.get(table.setting.game)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: table.setting.game });
    const facts: Fact[] = [{ fact: 'entropy', seat, entropy }];
    const isLast = isAllOpen({ ...table, chairs: table.chairs.with(seat, { ...chair, entropy }) });
    if (isLast) facts.push(beganWith(game.rules, table.dealing.options ?? options));
    return { by: seat, facts };
  };
}

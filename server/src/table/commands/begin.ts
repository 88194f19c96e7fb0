import { isRefusal, optionsHashOf, refuse } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import { whyNotGathering } from '../command.ts';
import { beganWith, endDealing, isAllOpen, timeToOpen } from '../dealing.ts';
import type { Fact } from '../fact.ts';
import type { GameRegistry } from '../game-registry.ts';
import { isKnown } from './seat-bot.ts';

/** Every broken-off deal stays on the card and in the record, which must not grow without end. */
const MOST_ABANDONED_DEALS = 50;

/**
 * The host begins the game once every seat is ready; the named bot takes the empty seats. The game is dealt once every
 * seat has opened what it gave to the deal, with `options` besides those that were agreed.
 */
export function begin(
  games: GameRegistry,
  identity: string,
  fill: string | null,
  options: Readonly<Record<string, unknown>> = {},
): Command {
  return (table, now) => {
    const { game: id } = table.setting;
    if (table.host !== identity) return refuse(null, 'refusal.host-only');
    const reason = whyNotGathering(table);
    if (reason !== null) return reason;
    if (table.dealing !== null) return endDealing(table, now) ?? refuse(null, 'refusal.dealing');
    const game = games.get(id)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: id });
    if (fill !== null && !isKnown(games, id, fill)) return refuse(null, 'refusal.unknown-bot', { bot: fill });
    const facts: Fact[] = [];
    for (const [seat, chair] of table.chairs.entries()) {
      if (chair !== null && !chair.ready) return refuse(null, 'refusal.not-ready', { seat });
      if (chair !== null) continue;
      if (fill === null) return refuse(null, 'refusal.empty-seat', { seat });
      facts.push({ fact: 'sat', seat, sitter: { bot: fill } });
    }
    if (isAllOpen(table)) return { by: null, facts: [...facts, beganWith(game.rules, options)] };
    if (table.abandonedDeals.length >= MOST_ABANDONED_DEALS) return refuse(null, 'refusal.too-many-deals');
    const completed = game.options({ ...table.setting.options, ...options });
    if (isRefusal(completed)) return completed;
    const until = now + timeToOpen(table.setting.clock);
    // Fixed before any seat opens what it gives: an option chosen afterwards would choose the deal.
    const fixed = { options, optionsHash: optionsHashOf(table.seed, completed) };
    return { by: null, facts: [...facts, { fact: 'dealing', until, ...fixed }] };
  };
}

import { refuse } from '@vigilia/kernel';
import type { Deed } from '../../hall/hall.ts';
import type { Shelf } from '../../shelf.ts';
import type { Fact } from '../fact.ts';
import { whyNotGathering } from '../gathering.ts';
import { isKnown } from './seat-bot.ts';

/** The host begins the game once everybody is ready; bots take the seats that are empty, where they are named. */
export function begin(shelf: Shelf, identity: string, fill: string | null): Deed {
  return (table) => {
    const { game: id } = table.setting;
    if (table.host !== identity) return refuse(null, 'refusal.host-only');
    const reason = whyNotGathering(table);
    if (reason !== null) return reason;
    const game = shelf.get(id)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: id });
    if (fill !== null && !isKnown(shelf, id, fill)) return refuse(null, 'refusal.unknown-bot', { bot: fill });
    const facts: Fact[] = [];
    for (const [seat, chair] of table.chairs.entries()) {
      if (chair !== null && !chair.ready) return refuse(null, 'refusal.not-ready', { seat });
      if (chair !== null) continue;
      if (fill === null) return refuse(null, 'refusal.empty-seat', { seat });
      facts.push({ fact: 'sat', seat, sitter: { bot: fill } });
    }
    return { by: null, facts: [...facts, { fact: 'began', rules: game.rules }] };
  };
}

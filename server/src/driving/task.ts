import type { Ask, Kinds, Seat } from '@vigilia/kernel';
import type { LiveTable } from '../hall/live-table.ts';
import type { Shelved } from '../shelf.ts';
import { isBots } from '../table/seat-of.ts';

/** A question that somebody has to answer who is no person: a bot, or an order left behind. */
export interface Task {
  readonly seat: Seat;
  readonly ask: Ask;
  /** The version since when it is open: with the seat, this names the question. */
  readonly since: number;
  /** Null where an order answers. */
  readonly bot: string | null;
  readonly state: Kinds['state'];
}

/** What is to be answered at a table as it stands. */
export function tasksAt({ table, orders }: LiveTable, { opponent }: Shelved): Task[] {
  const { play, phase, chairs } = table;
  if (play === null || phase !== 'playing') return [];
  return play.moment.asks.flatMap((ask): Task[] => {
    const { seat } = ask;
    const chair = chairs[seat];
    const since = play.asked[seat]?.version;
    if (chair == null || since === undefined) return [];
    const task = { seat, ask, since, state: play.moment.state };
    if (isBots(chair)) return [{ ...task, bot: 'bot' in chair.sitter ? chair.sitter.bot : opponent }];
    return orders.has(seat) && chair.loan === null ? [{ ...task, bot: null }] : [];
  });
}

import type { Ask, GameEntry, Kinds, Seat } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import { isBots, whoDecides } from '../table/seats.ts';

/** A question that no person has to answer: a bot does, or an order left behind. */
export interface Task {
  readonly seat: Seat;
  readonly ask: Ask;
  /** The version since when it is open: with the seat, this names the question. */
  readonly since: number;
  /** Null if an order answers. */
  readonly bot: string | null;
  /** A word to the seat that decides, which is asked first: the game does not wait for it. */
  readonly isAdvice: boolean;
  readonly state: Kinds['state'];
}

/** What is to be answered at a table as it stands. */
export function tasksAt(
  { table, orders }: LoadedTable,
  { profile: { opponent, botsAdviseOn } }: GameEntry,
): Task[] {
  const { play, phase, chairs } = table;
  if (play === null || phase !== 'playing') return [];
  if (orders.size === 0 && !chairs.some(isBots)) return [];
  const [decision] = play.moment.asks;
  if (decision === undefined) return [];
  const decider = whoDecides(table, decision.seat);
  const isSpokenOn = botsAdviseOn?.includes(decision.prompt.key) ?? true;
  return play.moment.asks.flatMap((ask): Task[] => {
    const { seat } = ask;
    const chair = chairs[seat];
    const since = play.asked[seat]?.version;
    if (chair == null || since === undefined) return [];
    const isAdvice = seat !== decision.seat;
    // A person decides for a bot that only advises.
    if (!isAdvice && isBots(chair) && decider !== null) return [];
    // A bot advises people, in its own name: not a bot that decides, nor for a person whose seat it minds.
    if (isAdvice && isBots(chair) && (decider === null || !isSpokenOn || !('bot' in chair.sitter))) return [];
    const task = { seat, ask, since, state: play.moment.state, isAdvice };
    if (isBots(chair)) return [{ ...task, bot: 'bot' in chair.sitter ? chair.sitter.bot : opponent }];
    return orders.has(seat) && chair.loan === null ? [{ ...task, bot: null }] : [];
  });
}

import type { Moment } from '../engine/answer.ts';
import type { Kinds, Seat } from '../engine/game.ts';

/** An answer that stands, and the way back from it. */
export interface Past<K extends Kinds> {
  readonly before: Moment<K>;
  readonly by: Seat;
  /** Whether something was drawn or shown after it. */
  readonly barrier: boolean;
}

/** A moment and the answers that led to it, the latest last, as far back as they are kept. */
interface Reached<K extends Kinds> {
  readonly moment: Moment<K>;
  readonly past: readonly Past<K>[];
}

/**
 * How many answers are kept if only the free way back is. In Diario's evening a seat may think again many times, and
 * the way back must not grow with it.
 */
export const FURTHEST_FREE = 100;

/** Whether a seat may take its latest choice back without asking the others. */
export function canUndo<K extends Kinds>({ past, moment }: Reached<K>, seat: Seat): boolean {
  const latest = past.at(-1);
  return latest !== undefined && latest.by === seat && isFree(latest, moment);
}

/** Whether the way back to `backTo` answers is kept. */
export function hasWayBack(
  { answers, past }: { readonly answers: number; readonly past: readonly unknown[] },
  backTo: number,
): boolean {
  return Number.isInteger(backTo) && backTo < answers && backTo >= Math.max(0, answers - past.length);
}

/** The free way back with one more answer: none if that answer cannot be taken back freely. */
export function freePastWith<K extends Kinds>(
  past: readonly Past<K>[],
  latest: Past<K>,
  now: Moment<K>,
): readonly Past<K>[] {
  if (!isFree(latest, now)) return [];
  return past.length < FURTHEST_FREE ? [...past, latest] : [...past.slice(1 - FURTHEST_FREE), latest];
}

/** What of the way back is free: it ends at the latest answer that cannot be taken back freely. */
export function freePast<K extends Kinds>({ past, moment }: Reached<K>): readonly Past<K>[] {
  const latest = past.slice(-FURTHEST_FREE);
  let now = moment;
  for (let index = latest.length - 1; index >= 0; index--) {
    const each = latest[index] as Past<K>;
    if (!isFree(each, now)) return latest.slice(index + 1);
    now = each.before;
  }
  return latest;
}

function isFree<K extends Kinds>({ before, barrier }: Past<K>, { asks }: Moment<K>): boolean {
  // Once a game is over every seat has seen how: that is not taken back alone.
  if (barrier || asks.length === 0) return false;
  return asks.every((now) => before.asks.some((then) => then.seat === now.seat));
}

import { answer, type Moment, resume } from './answer.ts';
import { eventsFor } from './audience.ts';
import type { Ask, Game, Kinds, Seat } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** What would come of a plan, as far as a seat can know it before the plan is followed. */
export interface Rehearsed<K extends Kinds = Kinds> {
  /** How many of its choices would be taken. */
  readonly taken: number;
  /** What the seat would know before each of these choices, and after the last of them that draws and shows nothing. */
  readonly views: readonly K['view'][];
  /** What the seat would be asked before each of these choices. */
  readonly asks: readonly Ask<K['choice']>[];
  /** What the seat would be asked next; null where the rehearsal ends or what follows cannot be known. */
  readonly next: Ask<K['choice']> | null;
  /** What would happen, as far as it can be known. */
  readonly events: readonly K['event'][];
  /** Whether the last choice taken draws or shows something: what comes of it cannot be known. */
  readonly isOpen: boolean;
  /** Why the next choice would be refused; null where the plan is taken to its end or to a draw. */
  readonly refusal: Refusal | null;
}

/**
 * Follows a plan on what a seat knows, up to the first draw or reveal. Null where the game cannot rehearse
 * this question, or asks another seat.
 */
export function rehearse<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: readonly K['choice'][],
): Rehearsed<K> | null {
  const state = game.rehearsal?.(view) ?? null;
  if (state === null) return null;
  let moment: Moment<K> = resume(game, state);
  const views: K['view'][] = [view];
  const asks: Ask<K['choice']>[] = [];
  const events: K['event'][] = [];
  let next = askOf(moment, seat);
  if (next === null) return null;
  for (const choice of plan) {
    if (next === null) break;
    const answered = answer(game, moment, seat, choice);
    if (isRefusal(answered))
      return { taken: asks.length, views, asks, next, events, isOpen: false, refusal: answered };
    asks.push(next);
    if (answered.barrier)
      return { taken: asks.length, views, asks, next: null, events, isOpen: true, refusal: null };
    moment = answered;
    views.push(game.view(moment.state, seat));
    events.push(...eventsFor(seat, answered.told));
    next = askOf(moment, seat);
  }
  return { taken: asks.length, views, asks, next, events, isOpen: false, refusal: null };
}

function askOf<K extends Kinds>({ asks }: Moment<K>, seat: Seat): Ask<K['choice']> | null {
  return asks.find((ask) => ask.seat === seat) ?? null;
}

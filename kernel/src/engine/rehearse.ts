import { answer, type Moment, resume } from './answer.ts';
import { eventsFor } from './audience.ts';
import type { Ask, Game, Kinds, Seat } from './game.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/**
 * A place in a rehearsal: what a seat would know and be asked after the choices taken so far. It never changes, so several
 * plans can go on from one place, and a plan of n choices costs n steps however often it is looked at on the way.
 */
export interface Rehearsal<K extends Kinds = Kinds> {
  /** What the seat would know here; what it knew before the last choice, if that draws or shows something. */
  readonly view: K['view'];
  /** What the seat would be asked here; null if the rehearsal ends or what follows cannot be known. */
  readonly ask: Ask<K['choice']> | null;
  /** What the last choice brings; empty if that cannot be known. */
  readonly events: readonly K['event'][];
  /** Whether the last choice draws or shows something: what comes of it cannot be known. */
  readonly isOpen: boolean;
  /**
   * What an open choice leads to with what the rehearsal assumes if nothing is known; null for any other. A game may
   * tell of it what is the same whatever is assumed, such as how many tiles are drawn.
   */
  readonly assumed: Pick<Rehearsal<K>, 'view' | 'events'> | null;
  /** The place after one more choice; a refusal if the rules refuse it or nothing more can be known. */
  take(choice: K['choice']): Rehearsal<K> | Refusal;
}

/** The start of a rehearsal on what a seat knows. Null if the game cannot rehearse this question, or asks another seat. */
export function beginRehearsal<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
): Rehearsal<K> | null {
  const state = game.rehearsal?.(view) ?? null;
  if (state === null) return null;
  const start = new Place(game, seat, resume(game, state), [], view);
  return start.ask === null ? null : start;
}

/** A class: a rehearsal of one choice took 1.1 times as long with an object of closures for each place. */
class Place<K extends Kinds> implements Rehearsal<K> {
  readonly ask: Ask<K['choice']> | null;
  readonly events: readonly K['event'][];
  readonly isOpen = false;
  readonly assumed = null;
  private readonly game: Game<K>;
  private readonly seat: Seat;
  private readonly moment: Moment<K>;
  /** Most places on the way are only passed through: their view is made when it is asked for. */
  private seen: K['view'] | undefined;

  constructor(game: Game<K>, seat: Seat, moment: Moment<K>, events: readonly K['event'][], seen?: K['view']) {
    this.game = game;
    this.seat = seat;
    this.moment = moment;
    this.events = events;
    this.seen = seen;
    this.ask = moment.asks.find((ask) => ask.seat === seat) ?? null;
  }

  get view(): K['view'] {
    this.seen ??= this.game.view(this.moment.state, this.seat);
    return this.seen;
  }

  take(choice: K['choice']): Rehearsal<K> | Refusal {
    const { game, seat } = this;
    const answered = answer(game, this.moment, seat, choice);
    if (isRefusal(answered)) return answered;
    const next = new Place(game, seat, answered, eventsFor(seat, answered.delivered));
    return answered.barrier ? openAfter(this, next) : next;
  }
}

/** The end of what can be known: a draw or a reveal after this place. */
function openAfter<K extends Kinds>(before: Rehearsal<K>, assumed: Rehearsal<K>): Rehearsal<K> {
  return {
    get view() {
      return before.view;
    },
    ask: null,
    events: [],
    isOpen: true,
    assumed,
    take: () => refuse(null, 'refusal.see-first'),
  };
}

/** What would come of a plan, as far as a seat can know it before the plan is followed. */
export interface Rehearsed<K extends Kinds = Kinds> {
  /** How many of its choices would be taken. */
  readonly taken: number;
  /** What the seat would know before each of these choices, and after the last of them that draws and shows nothing. */
  readonly views: readonly K['view'][];
  /** What the seat would be asked before each of these choices. */
  readonly asks: readonly Ask<K['choice']>[];
  /** What the seat would be asked next; null if the rehearsal ends or what follows cannot be known. */
  readonly next: Ask<K['choice']> | null;
  /** What would happen, as far as it can be known. */
  readonly events: readonly K['event'][];
  /** Whether the last choice taken draws or shows something: what comes of it cannot be known. */
  readonly isOpen: boolean;
  /** Why the next choice would be refused; null if the plan is taken to its end or to a draw. */
  readonly refusal: Refusal | null;
}

/**
 * Follows a plan on what a seat knows, up to the first draw or reveal. Null if the game cannot rehearse
 * this question, or asks another seat.
 */
export function rehearse<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: readonly K['choice'][],
): Rehearsed<K> | null {
  const start = beginRehearsal(game, view, seat);
  if (start === null) return null;
  const places = [start];
  const asks: Ask<K['choice']>[] = [];
  let refusal: Refusal | null = null;
  let last = start;
  for (const choice of plan) {
    if (last.ask === null) break;
    const next = last.take(choice);
    if (isRefusal(next)) {
      refusal = next;
      break;
    }
    asks.push(last.ask);
    if (!next.isOpen) places.push(next);
    last = next;
  }
  return {
    taken: asks.length,
    views: places.map((place) => place.view),
    asks,
    next: last.ask,
    events: places.flatMap(({ events }) => events),
    isOpen: last.isOpen,
    refusal,
  };
}

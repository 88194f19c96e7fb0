import { EVENTS, type View } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';

type EventCard = (typeof EVENTS)[keyof typeof EVENTS];
type Character = NonNullable<EventCard['blocks']>;

/** Whom the Event of the Hour touches as things stand. */
export interface Touched {
  /** The place in the order it speaks of, counted from 1, and who stands there; null if it speaks of none. */
  readonly position: { readonly at: number; readonly isThere: boolean; readonly seat: Seat | null } | null;
  /** The Character it speaks of, who has chosen them, and who still may. */
  readonly character: {
    readonly who: Character;
    readonly by: Seat | null;
    readonly mayChoose: readonly Seat[];
  } | null;
  readonly bans: NonNullable<EventCard['bans']> | null;
}

type Known = Pick<View, 'event' | 'phase' | 'order' | 'players' | 'used' | 'blocked'>;

export function touchedBy(view: Known): Touched | null {
  if (view.event === null) return null;
  const { position, character, bans } = EVENTS[view.event];
  return {
    position: position === undefined ? null : placeTouched(view, position.at),
    character: character === undefined ? null : characterTouched(view, character.who),
    bans: bans ?? null,
  };
}

/** Without such a position no seat is touched (EVT-4, THREE-4); when all are out, none is the last. */
function placeTouched(view: Known, at: number | 'last'): Touched['position'] {
  const place = at === 'last' ? lastPlace(view) : at;
  if (place === 0) return null;
  const seat = view.order[place - 1] ?? null;
  return {
    at: place,
    isThere: place <= view.order.length,
    seat: seat !== null && isIn(view, seat) ? seat : null,
  };
}

/**
 * The last active player in order, once all have a position: positions do not close up (EVT-2, LOC-1). 0 when
 * no seat is left.
 */
function lastPlace({ order, players }: Known): number {
  if (order.includes(null)) return order.length;
  return order.findLastIndex((seat) => seat !== null && players[seat]?.out === false) + 1;
}

function characterTouched(view: Known, who: Character): Touched['character'] {
  return { who, by: view.used[who] ?? null, mayChoose: canBeChosen(view, who) ? seatsToChoose(view) : [] };
}

function canBeChosen({ used, blocked }: Known, who: Character): boolean {
  return used[who] === undefined && !blocked.includes(who);
}

/** Who has not chosen yet this Hour. */
function seatsToChoose(view: Known): Seat[] {
  switch (view.phase) {
    case 'event':
    case 'auction':
    case 'clues':
    case 'turns': {
      const chosen = Object.values(view.used);
      return view.players.map((_, seat) => seat).filter((seat) => isIn(view, seat) && !chosen.includes(seat));
    }
    case 'location':
    case 'discard':
    case 'over':
      return [];
  }
}

function isIn({ players }: Known, seat: Seat): boolean {
  return players[seat]?.out === false;
}

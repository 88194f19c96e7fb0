import { EVENTS, isActive, isAvailable, placeTouched, type View } from '@vigilia/game-011';
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
  const { character, bans } = EVENTS[view.event];
  return {
    position: seatTouched(view),
    character: character === undefined ? null : characterTouched(view, character.who),
    bans: bans ?? null,
  };
}

/** Without such a position no seat is touched (EVT-4, THREE-4); when all are out, none is the last. */
function seatTouched(view: Known): Touched['position'] {
  const place = placeTouched(view);
  if (place === null) return null;
  const seat = view.order[place - 1] ?? null;
  return {
    at: place,
    isThere: place <= view.order.length,
    seat: seat !== null && isActive(view, seat) ? seat : null,
  };
}

function characterTouched(view: Known, who: Character): Touched['character'] {
  return { who, by: view.used[who] ?? null, mayChoose: isAvailable(view, who) ? seatsToChoose(view) : [] };
}

/** Who has not chosen yet this Hour. */
function seatsToChoose(view: Known): Seat[] {
  switch (view.phase) {
    case 'event':
    case 'auction':
    case 'clues':
    case 'turns': {
      const chosen = Object.values(view.used);
      return view.players
        .map((_, seat) => seat)
        .filter((seat) => isActive(view, seat) && !chosen.includes(seat));
    }
    case 'location':
    case 'discard':
    case 'over':
      return [];
  }
}

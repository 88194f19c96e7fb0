import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../choices.ts';
import { mayLookInto, seatOf } from '../effects/sources.ts';
import { isActive } from '../rules/players.ts';
import type { View } from '../view.ts';

/** Where a seat could look at all: the hands of the others, and the Unknown deck while it lies face down (ACT-1). */
export function sourcesFor(view: View, seat: Seat): Source[] {
  const hands = HANDS.filter((_, other) => mayLookInto(view, other, seat));
  return cardsIn(view, 'unknown') > 0 ? [...hands, 'unknown'] : hands;
}

/** How many cards a source holds that may be looked at: a hand is Character and Power cards together (SET-8, ACT-1). */
export function cardsIn(view: View, source: Source): number {
  const seat = seatOf(source);
  if (seat === null) return view.isUnknownOpen ? 0 : view.unknown;
  const player = view.players[seat];
  return player !== undefined && isActive(view, seat) ? player.characters + player.powers.length : 0;
}

/** How many of them the player on turn has not looked at in it: those lie apart (ACT-7). */
export function unseenIn(view: View, source: Source): number {
  const looks = view.turn === null ? [] : (view.players[view.turn.seat]?.looks ?? []);
  const apart = looks.filter((look) => look.hour === view.hour && look.source === source);
  return apart.reduce((left, { cards }) => left - cards, cardsIn(view, source));
}

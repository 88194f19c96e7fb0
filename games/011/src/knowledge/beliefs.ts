import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../choices.ts';
import { seatOf } from '../effects/sources.ts';
import type { View } from '../view.ts';

/** How many Character cards of a source the viewer was not shown, and among how many cards they lie. */
export interface Hidden {
  readonly characters: number;
  readonly cards: number;
}

export function hiddenIn(view: View, source: Source): Hidden {
  const seat = seatOf(source);
  if (seat === null) {
    const cards = view.isUnknownOpen ? 0 : view.unknown;
    return { characters: Math.max(0, cards - countShown(view, 'unknown')), cards };
  }
  const player = view.players[seat];
  if (player === undefined || player.out) return { characters: 0, cards: 0 };
  const cards = player.characters + player.powers.length;
  return { characters: player.characters - countShown(view, seat), cards };
}

function countShown({ shown }: View, where: 'unknown' | Seat): number {
  let count = 0;
  for (const place of Object.values(shown)) if (place === where) count++;
  return count;
}

/** How many Characters a look at so many cards of a source is expected to show for the first time. */
export function newlySeen(view: View, source: Source, looks: number): number {
  const { characters, cards } = hiddenIn(view, source);
  return cards === 0 ? 0 : (characters * Math.min(looks, cards)) / cards;
}

/**
 * How likely another seat knows the Chosen One by having seen every other card it does not hold: each look was at
 * random cards, so that what it may have shown follows from how many there were.
 */
export function chanceToKnow(view: View, seat: Seat): number {
  if (Object.values(view.shown).includes('chosen')) return 1;
  let chance = 1;
  for (const [other, player] of view.players.entries()) {
    if (other === seat || player.out) continue;
    chance *= chanceSeen(view, seat, HANDS[other] as Source) ** player.characters;
  }
  if (!view.isUnknownOpen) chance *= chanceSeen(view, seat, 'unknown') ** view.unknown;
  return chance;
}

/** How likely that seat has seen one certain card of a source. */
export function chanceSeen({ players }: View, seat: Seat, source: Source): number {
  let unseen = 1;
  for (const look of players[seat]?.looks ?? []) {
    if (look.source === source) unseen *= 1 - look.cards / look.of;
  }
  return 1 - unseen;
}

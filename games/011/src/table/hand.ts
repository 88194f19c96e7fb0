import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import type { Card } from './events.ts';
import { playerAt } from './players.ts';
import type { CardPlace, Table } from './state.ts';

/** Character and Power cards share their back: together they are the hand (SET-8). */
export function cardsInHand(table: Table, seat: Seat): Card[] {
  const { characters, powers } = playerAt(table, seat);
  return [
    ...characters.map((character): Card => `character:${character}`),
    ...powers.map((power): Card => `power:${power}`),
  ];
}

/** Face up, the Unknown deck cannot be investigated (SET-11, THREE-2). */
export function isUnknownDeckOpen(table: Table): boolean {
  return table.open.includes('unknown:0');
}

/** The Character card that lies there. */
export function cardAt(table: Table, place: CardPlace): Character {
  if (place === 'chosen') return table.chosen;
  const cards = whereabouts(place) === 'unknown' ? table.unknown : playerAt(table, seatIn(place)).characters;
  return cards[place.charCodeAt(place.length - 1) - ZERO] as Character;
}

/** Whether a card is the Chosen One's, of the Unknown deck or in a seat's hand. */
export function whereabouts(place: CardPlace): 'chosen' | 'unknown' | Seat {
  if (place === 'chosen') return place;
  return place.startsWith('unknown') ? 'unknown' : seatIn(place);
}

const ZERO = '0'.charCodeAt(0);

// At most six seats, two cards in a hand and three in the Unknown deck: every number is a single digit.
function seatIn(place: CardPlace): Seat {
  return place.charCodeAt(0) - ZERO;
}

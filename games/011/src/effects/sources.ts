import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../choices.ts';
import type { Card } from '../events.ts';
import { cardsInHand, isUnknownDeckOpen } from '../rules/hand.ts';
import { currentTurn, isActive, playerAt } from '../rules/players.ts';
import type { CardPlace, Table } from '../state.ts';

/** A card that may be looked at, and where it lies if it is a Character card. */
export interface Hidden {
  readonly card: Card;
  readonly place: CardPlace | null;
  /** How it is remembered while it lies apart (ACT-7). */
  readonly mark: string;
}

/** Whose hand a source is; null for the Unknown deck. */
export function seatOf(source: Source): Seat | null {
  return source === 'unknown' ? null : HANDS.indexOf(source);
}

/** Where a card is left that was not seen this turn (ACT-1, ACT-8). */
export function sources(table: Table): Source[] {
  const { seat } = currentTurn(table);
  const found: Source[] = [];
  for (let other = 0; other < table.seats; other++) {
    const hand = HANDS[other] as Source;
    if (other !== seat && isActive(table, other) && hasUnseen(table, hand, handSize(table, other)))
      found.push(hand);
  }
  const deck = isUnknownDeckOpen(table) ? 0 : table.unknown.length;
  if (hasUnseen(table, 'unknown', deck)) found.push('unknown');
  return found;
}

function handSize(table: Table, seat: Seat): number {
  const { characters, powers } = playerAt(table, seat);
  return characters.length + powers.length;
}

function hasUnseen(table: Table, source: Source, cards: number): boolean {
  const { apart } = currentTurn(table);
  return cards > apart.filter((mark) => mark.startsWith(source)).length;
}

/** The cards of a source that do not lie apart. */
export function unseen(table: Table, source: Source): Hidden[] {
  const { apart } = currentTurn(table);
  return allCards(table, source).filter(({ mark }) => !apart.includes(mark));
}

function allCards(table: Table, source: Source): Hidden[] {
  const seat = seatOf(source);
  if (seat === null) {
    if (isUnknownDeckOpen(table)) return [];
    return table.unknown.map((character, index) =>
      hidden(source, `character:${character}`, `unknown:${index}`, index),
    );
  }
  return cardsInHand(table, seat).map((card, index) => {
    const isCharacter = card.startsWith('character:');
    return isCharacter
      ? hidden(source, card, `${seat}:${index}`, index)
      : { card, place: null, mark: `${source}/${card}` };
  });
}

/** A mark names the card's place, not the Character: the table may remember it without knowing who it is. */
function hidden(source: Source, card: Card, place: CardPlace, index: number): Hidden {
  return { card, place, mark: `${source}/${index}` };
}

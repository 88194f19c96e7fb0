import type { Seat } from '@vigilia/kernel';
import type { Source } from '../choices.ts';
import type { Card } from '../events.ts';
import { cardsInHand, isUnknownDeckOpen } from '../rules/hand.ts';
import { currentTurn, isActive } from '../rules/players.ts';
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
  return source === 'unknown' ? null : Number(source.slice(1)) - 1;
}

/** Where a card is left that was not seen this turn (ACT-1, ACT-8). */
export function sources(table: Table): Source[] {
  const { seat } = currentTurn(table);
  const found: Source[] = [];
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat && isActive(table, other) && hasUnseen(table, `p${other + 1}`))
      found.push(`p${other + 1}`);
  }
  if (hasUnseen(table, 'unknown')) found.push('unknown');
  return found;
}

function hasUnseen(table: Table, source: Source): boolean {
  const { apart } = currentTurn(table);
  if (apart.length === 0) return cardCount(table, source) > 0;
  return unseen(table, source).length > 0;
}

function cardCount(table: Table, source: Source): number {
  const seat = seatOf(source);
  if (seat === null) return isUnknownDeckOpen(table) ? 0 : table.unknown.length;
  const player = table.players[seat];
  return player === undefined ? 0 : player.characters.length + player.powers.length;
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

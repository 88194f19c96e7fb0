import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../choices.ts';
import type { Card } from '../events.ts';
import { cardsInHand, isUnknownDeckOpen } from '../rules/hand.ts';
import { currentTurn, isActive } from '../rules/players.ts';
import type { CardPlace, OpenFacts, Table } from '../state.ts';

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

/** Whether a seat may look into a hand: another player's who plays on (ACT-1). */
export function mayLookInto(facts: Pick<OpenFacts, 'players'>, other: Seat, seat: Seat): boolean {
  return other !== seat && isActive(facts, other);
}

/** Where a card is left that was not seen this turn (ACT-1, ACT-8). */
export function sources(table: Table): Source[] {
  const found = HANDS.filter((_, seat) => isHandOpenToLooks(table, seat));
  return isDeckOpenToLooks(table) ? [...found, 'unknown'] : found;
}

/** Whether there is any such place at all. */
export function hasSource(table: Table): boolean {
  for (let seat = 0; seat < table.seats; seat++) if (isHandOpenToLooks(table, seat)) return true;
  return isDeckOpenToLooks(table);
}

function isHandOpenToLooks(table: Table, seat: Seat): boolean {
  const player = table.players[seat];
  if (player === undefined || !mayLookInto(table, seat, currentTurn(table).seat)) return false;
  return hasUnseen(table, HANDS[seat] as Source, player.characters.length + player.powers.length);
}

function isDeckOpenToLooks(table: Table): boolean {
  return !isUnknownDeckOpen(table) && hasUnseen(table, 'unknown', table.unknown.length);
}

function hasUnseen(table: Table, source: Source, cards: number): boolean {
  let unseen = cards;
  for (const mark of currentTurn(table).apart) if (mark.startsWith(source)) unseen--;
  return unseen > 0;
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

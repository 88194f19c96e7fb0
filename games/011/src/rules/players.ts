import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import type { OpenFacts, Player, Table, Turn } from '../state.ts';

const THREE_SEATS = 3;

/** Who plays, and in which order. */
type Players = Pick<OpenFacts, 'players'>;
type Order = Pick<OpenFacts, 'players' | 'order'>;

export function playerAt(table: Table, seat: Seat): Player {
  return table.players[seat] as Player;
}

/** Whether a seat plays on (OUT-1). */
export function isActive({ players }: Players, seat: Seat): boolean {
  return players[seat]?.out === false;
}

export function activeSeats(facts: Players): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < facts.players.length; seat++) if (isActive(facts, seat)) seats.push(seat);
  return seats;
}

/** The active players in this Hour's order. */
export function orderedSeats(facts: Order): Seat[] {
  return facts.order.filter((seat): seat is Seat => seat !== null && isActive(facts, seat));
}

/** The last active player in this Hour's order: positions do not close up (LOC-1). */
export function lastInOrder(facts: Order): Seat | undefined {
  return orderedSeats(facts).at(-1);
}

/** The active players who come later in this Hour's order. */
export function seatsAfter(facts: Order, seat: Seat): Seat[] {
  const place = facts.order.indexOf(seat);
  return orderedSeats(facts).filter((other) => facts.order.indexOf(other) > place);
}

/** Whether the rules for three players hold (THREE-1). */
export function isGameOfThree({ seats }: Pick<OpenFacts, 'seats'>): boolean {
  return seats === THREE_SEATS;
}

/** The turn being taken; only asked for while there is one. */
export function currentTurn(table: Pick<Table, 'turn'>): Turn {
  if (table.turn === null) throw new Error('no turn is being taken');
  return table.turn;
}

export function currentPlayer(table: Table): Player {
  return playerAt(table, currentTurn(table).seat);
}

/** The Character chosen this turn; only asked for once there is one. */
export function chosenCharacter(table: Pick<Table, 'turn'>): Character {
  const { character } = currentTurn(table);
  if (character === null) throw new Error('no Character has been chosen yet');
  return character;
}

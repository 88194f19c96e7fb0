import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import type { Player, Table, Turn } from '../state.ts';

export function playerAt(table: Table, seat: Seat): Player {
  return table.players[seat] as Player;
}

function isActive(table: Table, seat: Seat): boolean {
  return !playerAt(table, seat).out;
}

export function activeSeats(table: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.seats; seat++) if (isActive(table, seat)) seats.push(seat);
  return seats;
}

/** The active players in this Hour's order. */
export function orderedSeats(table: Table): Seat[] {
  return table.order.filter((seat): seat is Seat => seat !== null && isActive(table, seat));
}

/** The last active player in this Hour's order: positions do not close up (LOC-1). */
export function lastInOrder(table: Table): Seat | undefined {
  return orderedSeats(table).at(-1);
}

/** The turn being taken; only asked for while there is one. */
export function currentTurn(table: Table): Turn {
  if (table.turn === null) throw new Error('no turn is being taken');
  return table.turn;
}

export function currentPlayer(table: Table): Player {
  return playerAt(table, currentTurn(table).seat);
}

/** The Character chosen this turn; only asked for once there is one. */
export function chosenCharacter(table: Table): Character {
  const { character } = currentTurn(table);
  if (character === null) throw new Error('no Character has been chosen yet');
  return character;
}

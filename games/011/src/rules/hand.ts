import type { Seat } from '@vigilia/kernel';
import type { Card } from '../events.ts';
import type { Table } from '../state.ts';
import { playerAt } from './players.ts';

/** Character and Power cards share their back: together they are the hand (SET-8). */
export function cardsInHand(table: Table, seat: Seat): Card[] {
  const { characters, powers } = playerAt(table, seat);
  return [
    ...characters.map((character): Card => `character:${character}`),
    ...powers.map((power): Card => `power:${power}`),
  ];
}

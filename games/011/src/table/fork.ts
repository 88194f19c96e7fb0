import { forkChance } from '@vigilia/kernel';
import type { Table } from './state.ts';

/**
 * Copies what changes in place: the table's own fields, its players, auction, turn and chance. Every list and
 * record in them is replaced when it changes, so the copy may share it. Every answer forks: `npm run bench` tells
 * what that costs beside structuredClone.
 */
export function fork(table: Table): Table {
  const { auction, turn } = table;
  return {
    ...table,
    agenda: table.agenda.slice(),
    chance: forkChance(table.chance),
    auction: auction && { ...auction },
    turn: turn && { ...turn },
    players: table.players.map((player) => ({ ...player })),
  };
}

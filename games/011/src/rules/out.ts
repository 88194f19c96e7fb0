import type { Seat } from '@vigilia/kernel';
import type { Run } from '../table/kinds.ts';
import { activeSeats, currentTurn, playerAt } from '../table/players.ts';
import type { CardPlace } from '../table/state.ts';
import { endGame } from './ending.ts';

/** A player leaves the game, always in the own turn, which ends at once (OUT-1, OUT-2). */
export function leave(run: Run, seat: Seat): void {
  const table = run.state;
  const player = playerAt(table, seat);
  table.agenda.length = currentTurn(table).floor;
  table.turn = null;
  table.stack = [...table.stack, ...run.shuffle('left tiles', player.tiles)];
  player.out = true;
  player.tiles = [];
  player.powers = [];
  player.clues = 0;
  table.open = [...table.open, ...player.characters.map((_, index): CardPlace => `${seat}:${index}`)];
  run.revealToAll({ type: 'out', seat, characters: player.characters });
  if (activeSeats(table).length === 0) endGame(run, { how: 'ragnarok', winner: null });
}

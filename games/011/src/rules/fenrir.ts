import { tile } from '../data/tiles.ts';
import type { Run } from '../kinds.ts';
import type { Player, Role } from '../state.ts';
import { activeSeats, playerAt } from './players.ts';

/** One Fenrir card among Hero cards, one each, in secret (FEN-1); never with three players (THREE-1). */
export function wakeFenrir(run: Run): void {
  const seats = activeSeats(run.state);
  if (run.state.seats === 3 || seats.length < 2) return;
  run.announce({ type: 'fenrir-woke' });
  const fenrir = run.draw('fenrir', seats.length);
  for (const [index, seat] of seats.entries()) {
    const role: Role = index === fenrir ? 'fenrir' : 'hero';
    playerAt(run.state, seat).role = role;
    run.reveal(seat, { type: 'role-dealt', seat, role }, { type: 'role-dealt-hidden', seat });
  }
}

export function wolfMarks(player: Player): number {
  return player.tiles.reduce((marks, id) => marks + tile(id).wolf, 0);
}

import { canWinNow, type Eleven, game, suspects } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';

/**
 * The seats that would win for certain if it were their turn now, and know it: the Chosen One is their only suspect.
 * They still have what they will pay in the auction.
 */
export function readySeats(state: Eleven['state']): Seat[] {
  return [...state.players.keys()].filter((seat) => {
    const view = game.view(state, seat);
    return suspects(view).length === 1 && canWinNow(view, state.chosen) !== null;
  });
}

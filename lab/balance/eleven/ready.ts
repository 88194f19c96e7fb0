import { canWinNow, type Eleven, game, suspects } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';

/**
 * Who would win for certain were it their turn now, and knows it: nobody but the Chosen One is left to suspect. What
 * they will pay in the auction is still theirs.
 */
export function readySeats(state: Eleven['state']): Seat[] {
  return [...state.players.keys()].filter((seat) => {
    const view = game.view(state, seat);
    return suspects(view).length === 1 && canWinNow(view, state.chosen) !== null;
  });
}

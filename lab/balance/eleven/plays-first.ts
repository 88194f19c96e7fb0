import { type Counting, count, type Decision } from '@vigilia/bots';
import { canWinNow, type Eleven, isBeforeChoosing, suspects } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';

type Heard = Pick<Decision<Eleven>, 'view' | 'ask' | 'choice'>;

/**
 * Counts the turns that began with a play before choosing (TURN-3), the declarations that followed in the same turn, and the
 * games won by one of those: a play decided the game if its player could not win for certain without it.
 */
export function watchPlaysFirst(counting: Counting) {
  /** Whether the player of this turn was ready before the first play; null before any. */
  let wasReady: boolean | null = null;
  let declared: { readonly seat: Seat; readonly wasReady: boolean } | null = null;
  return {
    hear({ view, ask: { seat }, choice }: Heard): void {
      if (!isBeforeChoosing(view, seat)) return;
      if (choice.verb === 'card' || choice.verb === 'tile') wasReady ??= isReady(view);
      if (choice.verb !== 'choose' && choice.verb !== 'declare') return;
      const began = wasReady === null ? 'plain' : 'played';
      count(counting, choice.verb === 'choose' ? 'chosenAfter' : 'declaredAfter', began);
      if (choice.verb === 'declare') declared = wasReady === null ? null : { seat, wasReady };
      wasReady = null;
    },
    end(winner: Seat | null): void {
      if (winner === null) return;
      const began = declared?.seat !== winner ? 'plain' : declared.wasReady ? 'played' : 'decided';
      count(counting, 'wonAfter', began);
    },
  };
}

function isReady(view: Eleven['view']): boolean {
  const [chosen, another] = suspects(view);
  return chosen !== undefined && another === undefined && canWinNow(view, chosen) !== null;
}

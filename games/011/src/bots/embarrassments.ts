import type { Ask } from '@vigilia/kernel';
import { hiddenIn } from '../knowledge/beliefs.ts';
import { mostPages } from '../knowledge/most-pages.ts';
import { suspects } from '../knowledge/sheet.ts';
import { freePositions, stillBidding } from '../rules/bidders.ts';
import { placeTouched } from '../rules/event.ts';
import { mostToPay } from '../rules/treasury.ts';
import type { Choice, Source } from '../table/choices.ts';
import type { ChoiceOf } from '../table/kinds.ts';
import type { View } from '../table/view.ts';

/** Choices that a player who knows the game would laugh at. */
export const EMBARRASSMENTS = [
  'known-look',
  'overpaid-bid',
  'idle-bid',
  'doomed-declaration',
  'walk-back',
  'idle-walk',
] as const;

export type Embarrassment = (typeof EMBARRASSMENTS)[number];

/**
 * Whether a choice by itself is one. Better to miss some than to laugh in vain: what might have a reason is not
 * counted. What only a whole turn shows is told by `wastedWalk`.
 */
export function embarrassment(view: View, ask: Ask<Choice>, choice: Choice): Embarrassment | null {
  if (choice.verb === 'investigate') return isLookInVain(view, ask, choice.source) ? 'known-look' : null;
  if (choice.verb === 'declare') return isCertainLoss(view, choice.character) ? 'doomed-declaration' : null;
  if (choice.verb !== 'bid') return null;
  if (isMoreThanNeeded(view, ask, choice)) return 'overpaid-bid';
  return isBidForNothing(view, choice) ? 'idle-bid' : null;
}

/** Every Character card there was shown already, while another source still hides one. */
function isLookInVain(view: View, { choices }: Ask<Choice>, source: Source): boolean {
  if (suspects(view).length < 2 || hiddenIn(view, source).characters > 0) return false;
  return choices.some((other) => other.verb === 'investigate' && hiddenIn(view, other.source).characters > 0);
}

/** More Time than the others still in this auction could ever answer, if less was enough. */
function isMoreThanNeeded(
  view: View,
  { seat, ranges }: Ask<Choice>,
  { position, amount }: ChoiceOf<'bid'>,
): boolean {
  const offered = ranges.find(({ from }) => from.verb === 'bid' && from.position === position);
  const rivals = stillBidding(view).flatMap((other) => {
    const player = view.players[other];
    return player === undefined || other === seat ? [] : [mostToPay(player)];
  });
  return amount > Math.max(offered?.from.amount ?? 0, ...rivals);
}

/**
 * Time offered before any rival asked for it, for a position that is neither the earliest nor the latest to be had
 * and to which the Event brings nothing.
 */
function isBidForNothing(view: View, { position, amount }: ChoiceOf<'bid'>): boolean {
  if (amount === 0 || view.auction?.bid !== null) return false;
  const free = freePositions(view);
  return position !== free[0] && position !== free.at(-1) && position !== placeTouched(view);
}

/** The Character named cannot be the Chosen One, or the pages cannot be written this turn. */
function isCertainLoss(view: View, named: ChoiceOf<'declare'>['character']): boolean {
  if (!suspects(view).includes(named)) return true;
  return !mostPages(view, named).areEnough;
}

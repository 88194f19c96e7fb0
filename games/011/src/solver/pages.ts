import { POWER_EFFECTS } from '../data/cards.ts';
import { pagesOf } from '../effects/pages.ts';
import type { Attempt } from './attempt.ts';
import type { Position } from './position.ts';

/** The most pages that the card and the tile can still write. */
export function pagesAtHand(attempt: Attempt, position: Position): number {
  return pagesByCard(attempt, position) + (position.playedTile ? 0 : pagesOf(attempt.tile?.effect));
}

/** The pages they are sure to write, whatever else the Time is spent on. */
export function pagesForFree(attempt: Attempt, position: Position): number {
  return attempt.tile?.time === 0 ? pagesAtHand(attempt, position) : pagesByCard(attempt, position);
}

function pagesByCard({ card }: Attempt, { playedCard }: Position): number {
  return card === null || playedCard ? 0 : pagesOf(POWER_EFFECTS[card]);
}

import type { Source } from '../../choices.ts';
import { newlySeen } from '../../knowledge/beliefs.ts';
import { MOST_TIME } from '../../rules/treasury.ts';
import type { Mind } from './mind.ts';
import type { Weights } from './weights.ts';

/** What a page is worth that is not needed any more. */
const IDLE = 0.05;

export function pagesWorth({ pages }: Mind, amount: number): number {
  const needed = Math.min(amount, pages);
  return needed + IDLE * (amount - needed);
}

/** A look is worth what it is expected to tell that was not known; nothing more once there is one suspect. */
export function lookWorth({ view, suspects, weights }: Mind, source: Source, cards: number): number {
  if (suspects.length <= 1) return 0;
  return weights.identity * Math.min(suspects.length - 1, newlySeen(view, source, cards));
}

export function cluesWorth({ pages, suspects, self, weights }: Mind, amount: number): number {
  const useful = pages + suspects.length - 1 - self.clues;
  const needed = Math.max(0, Math.min(amount, useful));
  return weights.clue * (needed + 0.3 * (amount - needed));
}

/** Only three are kept (HOUR-2): what goes beyond them only gives a choice. */
export function tilesWorth({ tiles, view, marks, weights }: Mind, amount: number): number {
  const drawn = Math.min(amount, view.stack);
  const kept = Math.max(0, Math.min(drawn, 3 - tiles.length));
  const each = weights.tile + (marks > 0 ? 0.16 * weights.mark : 0);
  return each * (kept + 0.4 * (drawn - kept));
}

/** What a gain or loss of Time is worth to a player who has this much. */
export function timeWorth({ self, hours, weights }: Mind, amount: number): number {
  const before = total(self.time, hours, weights);
  return total(Math.min(MOST_TIME, self.time + amount), hours, weights) - before;
}

/** Two for every Hour to come are needed to turn the gears at all, four to get about. */
function total(time: number, hours: number, weights: Weights): number {
  const saved = Math.min(time, 2 * hours + 2);
  const counted = Math.min(time, 4 * hours + 4) - saved;
  const spare = time - saved - counted;
  return weights.timeToSave * saved + weights.timeToCount * counted + weights.timeToSpare * spare;
}

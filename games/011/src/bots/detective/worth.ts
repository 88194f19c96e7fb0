import { newlySeen } from '../../knowledge/beliefs.ts';
import { tooManyTiles } from '../../rules/hour.ts';
import { tilesDrawn, timeGained } from '../../rules/treasury.ts';
import type { Source } from '../../table/choices.ts';
import type { Mind } from './mind.ts';
import type { Weights } from './weights.ts';

/** What a page is worth that a card or a tile in hand would write as well: in the turn that wins it is free for more. */
const IN_HAND = 0.3;
/** What a page is worth that is not needed any more. */
const IDLE = 0.05;

export function pagesWorth({ pages, unwritten }: Mind, amount: number): number {
  const needed = Math.min(amount, pages);
  const inHand = Math.min(amount, unwritten) - needed;
  return needed + IN_HAND * inHand + IDLE * (amount - needed - inHand);
}

/** A look is worth what it is expected to tell that was not known; nothing more once there is one suspect. */
export function lookWorth({ view, suspects, weights }: Mind, source: Source, cards: number): number {
  if (suspects.length <= 1) return 0;
  return weights.identity * Math.min(suspects.length - 1, newlySeen(view, source, cards));
}

/** What a Clue is worth beyond those that pages and suspects left ask for. */
const SPARE = 0.3;

export function cluesWorth(mind: Mind, amount: number): number {
  const needed = Math.max(0, Math.min(amount, cluesWanted(mind) - mind.self.clues));
  return mind.weights.clue * (needed + SPARE * (amount - needed));
}

/** What is lost with Clues that are spent: first go those to spare. */
export function cluesCost(mind: Mind, amount: number): number {
  const spare = Math.max(0, Math.min(amount, mind.self.clues - cluesWanted(mind)));
  return mind.weights.clue * (amount - spare + SPARE * spare);
}

function cluesWanted({ pages, suspects }: Mind): number {
  return pages + suspects.length - 1;
}

/** Tiles that are too many at the end of the Hour only give a choice (HOUR-2). */
export function tilesWorth({ tiles, view, marks, weights }: Mind, amount: number): number {
  const drawn = tilesDrawn(view.stack, amount);
  const kept = Math.max(0, drawn - tooManyTiles(tiles.length + drawn));
  const each = weights.tile + (marks > 0 ? 0.16 * weights.mark : 0);
  return each * (kept + 0.4 * (drawn - kept));
}

/** What a gain or loss of Time is worth to a player who has this much. */
export function timeWorth({ self, hours, weights }: Mind, amount: number): number {
  const before = total(self.time, hours, weights);
  return total(self.time + timeGained(self, amount), hours, weights) - before;
}

/** Two for every Hour to come are needed to turn the gears at all, four to get about. */
function total(time: number, hours: number, weights: Weights): number {
  const saved = Math.min(time, 2 * hours + 2);
  const counted = Math.min(time, 4 * hours + 4) - saved;
  const spare = time - saved - counted;
  return weights.timeToSave * saved + weights.timeToCount * counted + weights.timeToSpare * spare;
}

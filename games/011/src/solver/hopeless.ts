import { boosted } from '../rules/effects/actions.ts';
import { freeStepsOf, stepsToPay } from '../rules/move.ts';
import { mostToPay } from '../rules/treasury.ts';
import { pagesMissing } from '../rules/victory.ts';
import type { Attempt } from './attempt.ts';
import { pagesAtHand } from './pages.ts';
import { goalIn, type Position } from './position.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { countRides, ridesWith, stepsTo } from './reach.ts';
import { PLACE_SPOTS, type Spot, spotIn } from './spots.ts';

/** Whether pages, Time or the way to go rule out a win from here; most that is asked ends with this question. */
export function isHopeless(attempt: Attempt, position: Position): boolean {
  const step = position.todo?.frame.step;
  // What was just played is at once put to use.
  if (step === 'ride' || step === 'send' || step === 'swap') return false;
  const ahead = prospectsOf(position.todo, attempt.means.walker, position.uses);
  const steps = stepsLeft(attempt, position, ahead);
  if (steps < 0) return true;
  const missing = missingPages(attempt, position, ahead);
  if (missing > 0 && (attempt.action !== 'compose' || !ahead.isActionAhead)) return true;
  const rides = ridesLeft(attempt, position, ahead);
  if (stepsNeeded(attempt, position, rides) > steps) return true;
  return missing > 0 && cluesInReach(attempt, position, ahead, { steps, rides }) < missing;
}

/** Steps that can still be taken, free ones included; below 0 if Time runs out. */
function stepsLeft(attempt: Attempt, position: Position, ahead: Prospects): number {
  const effect = position.playedTile ? undefined : attempt.tile?.effect;
  const gained = ahead.time + (effect?.kind === 'time' ? effect.amount : 0);
  const time = position.time + gained - (ahead.areGearsAhead ? attempt.teeth : 0);
  if (mostToPay({ time }) < 0) return -1;
  const free =
    ahead.steps +
    (ahead.isMoveAhead && !position.rode ? freeStepsOf(attempt.machine) : 0) +
    (effect?.kind === 'walk' ? effect.steps : 0);
  return free + (ahead.isMoveAhead ? stepsToPay({ time }, attempt.steps - position.walked) : 0);
}

/** Pages that only Clues not yet in hand could write. */
function missingPages(attempt: Attempt, position: Position, ahead: Prospects): number {
  const composes = attempt.action === 'compose' && ahead.isActionAhead;
  const composed = composes ? boosted(position.clues + ahead.clues) : 0;
  const written = position.pages + ahead.music + composed + pagesAtHand(attempt, position);
  return pagesMissing(attempt.means.as, written);
}

function ridesLeft(attempt: Attempt, position: Position, ahead: Prospects): number {
  const { machine, card, tile } = attempt;
  if (machine === null) return 0;
  const pass = !position.playedTile && tile?.effect?.kind === 'ride' ? (tile.effect.lines[0] ?? null) : null;
  return ridesWith(
    ahead.isMoveAhead && !position.rode ? machine : null,
    pass,
    card === 'transport' && !position.playedCard,
  );
}

/** The fewest steps to the goal; a tile may put the walker or the goal elsewhere first. */
function stepsNeeded(attempt: Attempt, position: Position, rides: number): number {
  const { at, cast } = position;
  const goal = goalIn(attempt, position);
  const needed = stepsTo(goal, rides)[at] as number;
  const kind = position.playedTile ? undefined : attempt.tile?.effect?.kind;
  if (needed === 0 || (kind !== 'send' && kind !== 'swap')) return needed;
  const elsewhere: readonly Spot[] =
    kind === 'send' ? PLACE_SPOTS.map(({ spot }) => spot) : others(attempt, cast);
  return elsewhere.reduce((fewest, spot) => {
    const fromThere = stepsTo(goal, rides)[spot] as number;
    const toThere = attempt.prey < 0 ? fewest : (stepsTo(spot, rides)[at] as number);
    return Math.min(fewest, fromThere, toThere);
  }, needed);
}

/** Where those stand who may change places with the walker or the prey; these two with each other gain nothing. */
function others({ walker, prey }: Attempt, cast: string): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < cast.length; index++)
    if (index !== walker && index !== prey) spots.push(spotIn(cast, index));
  return spots;
}

interface Reach {
  readonly steps: number;
  readonly rides: number;
}

/** Clues that could be collected on the way to the goal, one for every step or ride at most. */
function cluesInReach(
  attempt: Attempt,
  position: Position,
  ahead: Prospects,
  { steps, rides }: Reach,
): number {
  const { map, at } = position;
  const kind = position.playedTile ? undefined : attempt.tile?.effect?.kind;
  const omen = kind === 'clue-on-place' ? 1 : 0;
  const most = steps + countRides(rides) + ahead.shifts;
  if (kind === 'send' || kind === 'swap') return Math.min(most, map.length);
  const goal = stepsTo(goalIn(attempt, position), rides);
  // A Clue that is moved first comes one step nearer, on the way there and on the way back.
  const reach = steps + 2 * ahead.shifts;
  let found = 0;
  for (let index = 0; index < map.length; index++) {
    const clue = spotIn(map, index);
    if ((stepsTo(clue, rides)[at] as number) + (goal[clue] as number) <= reach) found++;
  }
  return Math.min(most, found + omen);
}

import { POWER_EFFECTS } from '../data/cards.ts';
import type { Effect } from '../data/effect.ts';
import { needsCharacter } from '../rules/effects/effect.ts';
import { canAfford, mayPlay } from '../rules/plays.ts';
import { canDeclare } from '../rules/victory.ts';
import type { Attempt } from './attempt.ts';
import { happen, isPossible } from './happen.ts';
import type { Branch, Position } from './position.ts';
import { put } from './todo.ts';

type Moment = 'choose' | 'gears' | 'move' | 'end-turn';

/** Whether the turn asks before it moves on, as open facts decide. */
export function isAskedToPlay({ means }: Attempt, position: Position): boolean {
  return mayPlay(means, position, { cards: position.powers, tiles: position.hand });
}

/**
 * What may be played now. Pages wait for the end of the turn, where they count. What needs no Character may come before
 * choosing, if the ability builds on it; else it waits until the gears have turned, where it is as good as right after
 * the ability.
 *
 * A tile that is played here never draws, so it may lie under the stack before its effect is over.
 */
export function plays(attempt: Attempt, position: Position, moment: Moment): Branch[] {
  const found: Branch[] = [];
  const card = cardPlay(attempt, position, moment);
  const tile = tilePlay(attempt, position, moment);
  if (card !== null) found.push(card);
  if (tile !== null) found.push(tile);
  return found;
}

function isMoment(effect: Effect, moment: Moment): boolean {
  if (effect.kind === 'music') return moment === 'end-turn';
  if (moment === 'choose') return !needsCharacter(effect);
  return effect.kind === 'time' || moment !== 'gears';
}

function cardPlay(attempt: Attempt, position: Position, moment: Moment): Branch | null {
  const { card } = attempt;
  if (card === null || position.playedCard || !position.holdsCard) return null;
  const effect = POWER_EFFECTS[card];
  if (!isMoment(effect, moment) || !isPossible(attempt, position, effect)) return null;
  const played: Position = {
    ...position,
    todo: put({ step: moment }, position.todo),
    playedCard: true,
    powers: position.powers - 1,
    spent: position.spent + 1,
  };
  return { choice: { verb: 'card', power: card }, next: happen(attempt, played, effect) };
}

function tilePlay(attempt: Attempt, position: Position, moment: Moment): Branch | null {
  const { tile } = attempt;
  if (tile === null || tile.effect === null || position.playedTile) return null;
  if (!isMoment(tile.effect, moment) || (moment === 'choose' && !canDeclareWithout(attempt, tile.id)))
    return null;
  if (!canAfford(position, tile) || !isPossible(attempt, position, tile.effect)) return null;
  const played: Position = {
    ...position,
    todo: put({ step: moment }, position.todo),
    playedTile: true,
    time: position.time - tile.time,
    clues: position.clues - tile.clues,
    hand: position.hand - 1,
    stack: position.stack + 1,
  };
  return { choice: { verb: 'tile', tile: tile.id }, next: happen(attempt, played, tile.effect) };
}

/** Whether the Marks for a declaration are left once this tile is played before it (WIN-2). */
function canDeclareWithout({ means }: Attempt, played: string): boolean {
  const left = means.tiles.filter((id) => id !== played);
  return canDeclare(means.as, left, means);
}

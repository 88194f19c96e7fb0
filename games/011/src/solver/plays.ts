import { POWER_EFFECTS } from '../data/cards.ts';
import { canAfford, mayPlay } from '../rules/plays.ts';
import type { Attempt } from './attempt.ts';
import { happen, isPossible } from './happen.ts';
import type { Branch, Position } from './position.ts';
import { put } from './todo.ts';

type Moment = 'gears' | 'move' | 'end-turn';

/** Whether the turn asks before it moves on, as open facts decide. */
export function isAskedToPlay({ means }: Attempt, position: Position): boolean {
  return mayPlay(means, position, { cards: position.powers, tiles: position.hand });
}

/**
 * What may be played now. Pages wait for the end of the turn, where they count; what moves a Character waits until the
 * gears have turned. Both are as good there as earlier.
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

function isMoment(kind: string, moment: Moment): boolean {
  if (kind === 'music') return moment === 'end-turn';
  return kind === 'time' || moment !== 'gears';
}

function cardPlay(attempt: Attempt, position: Position, moment: Moment): Branch | null {
  const { card } = attempt;
  if (card === null || position.playedCard || !position.holdsCard) return null;
  const effect = POWER_EFFECTS[card];
  if (!isMoment(effect.kind, moment) || !isPossible(attempt, position, effect)) return null;
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
  if (!isMoment(tile.effect.kind, moment)) return null;
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

import { ABILITIES } from '../data/characters.ts';
import type { EffectKind } from '../data/effect.ts';
import { canBoost } from '../rules/action.ts';
import { actionEffect, boosted } from '../rules/effects/actions.ts';
import { freeStepsOf, stepsToPay } from '../rules/move.ts';
import { canPay } from '../rules/treasury.ts';
import { pagesMissing } from '../rules/victory.ts';
import type { Attempt } from './attempt.ts';
import { happen, isPossible } from './happen.ts';
import { isAskedToPlay, plays } from './plays.ts';
import type { Branch } from './position.ts';
import { enter, goalIn, type Position } from './position.ts';
import { towards } from './reach.ts';
import { ridesAt, squareAt } from './spots.ts';
import { put, putAll } from './todo.ts';

/** Victory is declared before choosing (WIN-1), and what needs no Character may be played before that (TURN-3). */
export function choose(attempt: Attempt, position: Position): Branch[] {
  const choice = { verb: 'declare', character: attempt.means.chosen } as const;
  const declared: Branch = { choice, next: position };
  return doesAbilityBuild(attempt) ? [declared, ...plays(attempt, position, 'choose')] : [declared];
}

/** What comes of an ability or an Event by where the pieces are, or for a price; before any other a play gains nothing. */
const BUILDS: Partial<Record<EffectKind, true>> = {
  walk: true,
  act: true,
  copy: true,
  'clue-on-place': true,
  'move-clue': true,
};

function doesAbilityBuild({ means }: Attempt): boolean {
  return [ABILITIES[means.walker], ...means.effects].some(({ kind }) => BUILDS[kind]);
}

export function abilities(position: Position, left = position.uses): Branch[] {
  const uses = Array.from({ length: left }, () => ({ step: 'ability' }) as const);
  return [{ choice: null, next: { ...position, todo: putAll(uses, position.todo) } }];
}

export function ability(attempt: Attempt, position: Position): Branch[] {
  return [{ choice: null, next: happen(attempt, position, ABILITIES[attempt.means.walker]) }];
}

/** A first tooth that takes the last Time wins nothing (TIME-2), so every turn must leave some. */
export function gears(attempt: Attempt, position: Position): Branch[] {
  const { teeth } = attempt;
  const before = plays(attempt, position, 'gears');
  if (!canPay(position, teeth)) return before;
  return [{ choice: { verb: 'turn', teeth }, next: { ...position, time: position.time - teeth } }, ...before];
}

/** Walk and ride in any order, or stop (MOVE-1). */
export function move(attempt: Attempt, position: Position): Branch[] {
  const moves = [...walks(attempt, position), ...rides(attempt, position)];
  if (moves.length === 0 && !isAskedToPlay(attempt, position)) return [{ choice: null, next: position }];
  return [{ choice: { verb: 'stop' }, next: position }, ...moves, ...plays(attempt, position, 'move')];
}

function walks(attempt: Attempt, position: Position): Branch[] {
  const { at, time, walked } = position;
  if (stepsToPay(position, attempt.steps - walked) === 0) return [];
  const paid = {
    ...position,
    todo: put({ step: 'move' }, position.todo),
    time: time - 1,
    walked: walked + 1,
  };
  return towards(goalIn(attempt, position), at).map((spot) => ({
    choice: { verb: 'walk', square: squareAt(spot) },
    next: enter(paid, spot),
  }));
}

function rides({ machine }: Attempt, position: Position): Branch[] {
  if (machine === null || position.rode) return [];
  const todo = put({ step: 'move' }, position.todo);
  const rode = { ...position, rode: true, todo };
  if (machine === 'carriage') {
    const walk = put({ step: 'free-walk', steps: freeStepsOf(machine) }, todo);
    return [{ choice: { verb: 'carriage' }, next: { ...rode, todo: walk } }];
  }
  return ridesAt(machine, position.at).map((stop) => ({
    choice: { verb: 'ride', line: machine, square: squareAt(stop) },
    next: enter(rode, stop),
  }));
}

/** What cannot be done is skipped before the player is asked about Clues (ACT-8). */
export function action(attempt: Attempt, position: Position): Branch[] {
  const effect = actionEffect(attempt.action, 0);
  const canBeDone = effect.kind === 'draw' ? position.stack > 0 : isPossible(attempt, position, effect);
  if (canBoost(attempt.action, position) && canBeDone)
    return [{ choice: null, next: { ...position, todo: put({ step: 'spend' }, position.todo) } }];
  return [{ choice: null, next: happen(attempt, position, effect) }];
}

/** As many Clues as there are pages to write, none for anything else (ACT-5). */
export function spend(attempt: Attempt, position: Position): Branch[] {
  const { clues, pages } = position;
  const wanted = pagesMissing(attempt.means.as, pages + boosted(0));
  const amount = attempt.action === 'compose' ? Math.min(clues, wanted) : 0;
  const next = happen(attempt, { ...position, clues: clues - amount }, actionEffect(attempt.action, amount));
  return [{ choice: { verb: 'spend', amount }, next }];
}

/** A tile that was being played goes under the stack (TURN-5). */
export function returnTile(position: Position): Branch[] {
  return [{ choice: null, next: { ...position, stack: position.stack + 1 } }];
}

export function endTurn(attempt: Attempt, position: Position): Branch[] {
  return [{ choice: { verb: 'end' }, next: position }, ...plays(attempt, position, 'end-turn')];
}

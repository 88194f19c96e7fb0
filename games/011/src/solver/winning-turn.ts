import { pagesMissing } from '../rules/victory.ts';
import type { Choice } from '../table/choices.ts';
import { type Attempt, attempts } from './attempt.ts';
import { branches } from './branches.ts';
import { isHopeless } from './hopeless.ts';
import { nameOf } from './matter.ts';
import type { Means } from './means.ts';
import { firstPosition, goalIn, type Position } from './position.ts';
import { usefulCards, usefulTiles } from './useful.ts';

/** The choices that win, in order, from the question that is open or from the beginning of a turn. */
export type Line = readonly Choice[];

/** A line of play that wins this turn whatever chance brings; null if there is none. */
export function winningTurn(means: Means): Line | null {
  const first = firstPosition(means);
  for (const attempt of attempts(means, usefulCards(means), usefulTiles(means))) {
    const holdsCard = attempt.card !== null && means.powers.includes(attempt.card);
    const line: Choice[] = [];
    if (isWon(attempt, { ...first, holdsCard }, new Set(), line)) return line.reverse();
  }
  return null;
}

/** Gathers the line from its end. */
function isWon(attempt: Attempt, position: Position, lost: Set<string>, line: Choice[]): boolean {
  if (isHopeless(attempt, position)) return false;
  const { todo } = position;
  if (todo === null || todo.frame.step === 'close-turn')
    return position.at === goalIn(attempt, position) && pagesMissing(attempt.means.as, position.pages) === 0;
  const name = nameOf(attempt, position);
  if (lost.has(name)) return false;
  lost.add(name);
  for (const { choice, next } of branches(attempt, position, todo)) {
    if (!isWon(attempt, next, lost, line)) continue;
    if (choice !== null) line.push(choice);
    return true;
  }
  return false;
}

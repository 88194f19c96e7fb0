import type { Run } from '../../kinds/kinds.ts';
import type { Person } from '../../state/state.ts';
import { levelsLeft } from '../table/levels.ts';
import { changeState } from '../table/states.ts';

/** Deals wounds if there is no choice: to none, to the only one, or enough to kill all. Says whether it did. */
export function dealWithoutChoice(run: Run, people: readonly Person[], wounds: number): boolean {
  if (wounds > 0 && people.length > 1 && wounds < livesOf(people)) return false;
  for (const { id } of people) changeState(run, id, 'wounds', wounds);
  return true;
}

/** How many wounds would kill them all. */
function livesOf(people: readonly Person[]): number {
  let lives = 0;
  for (const { levels } of people) lives += levelsLeft(levels.wounds);
  return lives;
}

/** How many wounds can be split among these people so that all of them live. */
export function bearableBy(people: readonly Person[]): number {
  return livesOf(people) - people.length;
}

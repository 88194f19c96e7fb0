import type { Run } from '../../kinds/kinds.ts';
import type { Enemy, Fight, Person, Table } from '../../state/state.ts';
import { awakeAmong, present, type Whereabouts } from '../table/people.ts';
import { shelfAt } from '../table/shelves.ts';
import type { Armoury } from './weapons.ts';

export function currentFight({ fight }: Pick<Table, 'fight'>): Fight {
  if (fight === null) throw new RangeError('there is no fight');
  return fight;
}

export function changeFight(run: Run, change: Partial<Fight>): void {
  run.state.fight = { ...currentFight(run.state), ...change };
}

/**
 * Those who fight: at home the awake ones, out of doors all, since a duty begun is finished (STAT-4). One who has stepped
 * back fights again if no other is left (FIGHT-8).
 */
export function fightersAt(
  table: Whereabouts,
  { where, aside }: Pick<Fight, 'where' | 'aside'>,
): readonly Person[] {
  const people = present(table, where);
  const able = where === 'home' ? awakeAmong(people) : people;
  const standing = able.filter(({ id }) => !aside.includes(id));
  return standing.length > 0 ? standing : able;
}

export function fighters(table: Table): readonly Person[] {
  return fightersAt(table, currentFight(table));
}

/** Where those who are armed now have their weapons and Ammo from: a raid is always at home. */
export function armouryOf({ fight }: Table): Armoury {
  return shelfAt(fight?.where ?? 'home');
}

export function isStanding(table: Pick<Table, 'fight'>, enemy: number): boolean {
  return currentFight(table).enemies.some(({ number }) => number === enemy);
}

export function enemyOf(table: Pick<Table, 'fight'>, enemy: number): Enemy {
  const found = currentFight(table).enemies.find(({ number }) => number === enemy);
  if (found === undefined) throw new RangeError(`no enemy ${enemy}`);
  return found;
}

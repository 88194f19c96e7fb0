import { DOTS, type Levels, STATES, type StateName, WORST } from '../../data/states.ts';

/** How many actions a day has (DAY-1). */
export const ACTIONS = 3;

/** A level that was added to or taken from: a state stays within 0 and 4 (STAT-4, STAT-5). */
export function asLevel(sum: number): number {
  return Math.max(0, Math.min(WORST, sum));
}

/** Whether a state at this level takes its person out of the game: the fourth of any but Fatigue (STAT-4). */
export function takesOut(state: StateName, level: number): boolean {
  return state !== 'fatigue' && level >= WORST;
}

/** How many levels a state can still rise (STAT-4). */
export function levelsLeft(level: number): number {
  return WORST - level;
}

/** Whether one level more would take the person out of the game. */
export function isOnBrink(state: StateName, level: number): boolean {
  return !takesOut(state, level) && takesOut(state, level + 1);
}

/** How many of the three daily actions these levels take away: the worst state counts (STAT-2). */
export function actionsLost(levels: Levels): number {
  let lost = 0;
  for (const state of STATES) lost = Math.max(lost, DOTS[state][levels[state]] ?? 0);
  return lost;
}

/** How many of the three daily actions are left. */
export function actionsWith(levels: Levels): number {
  return ACTIONS - actionsLost(levels);
}

import { FITTINGS } from '../data/fittings.ts';
import type { Alcohol, Food } from '../data/goods.ts';
import { DOTS, type Levels, STATES, WORST } from '../data/states.ts';
import { DRINKS } from '../rules/dawn/toast.ts';
import { MEALS, NO_MEAL } from '../rules/dusk.ts';
import { RESTED_ON_FLOOR, TIRED_BY_DUTY } from '../rules/evening.ts';
import { ACTIONS } from '../rules/table/people.ts';
import type { Duty } from '../state.ts';
import type { View } from '../view.ts';
import { reachableIn } from './reach.ts';

function within(level: number): number {
  return Math.max(0, Math.min(WORST, level));
}

/** A person's states after a meal, or without one (DUSK-2). */
export function afterMeal(levels: Levels, food: Food | null): Levels {
  return { ...levels, hunger: within(levels.hunger + (food === null ? NO_MEAL : MEALS[food])) };
}

/** After a night on this duty (EVE-1). */
export function afterDuty(levels: Levels, duty: Duty): Levels {
  if (duty === 'bed') return { ...levels, fatigue: 0 };
  return {
    ...levels,
    fatigue: within(levels.fatigue + (duty === 'floor' ? RESTED_ON_FLOOR : TIRED_BY_DUTY)),
  };
}

/** After these drinks (DAWN-6). */
export function afterDrinks(levels: Levels, drinks: readonly Alcohol[]): Levels {
  let { fatigue, misery } = levels;
  for (const drink of drinks) {
    fatigue = within(fatigue + DRINKS[drink]);
    misery = within(misery - 1);
  }
  return { ...levels, fatigue, misery };
}

/** Actions a day with these states: the worst counts (STAT-2). */
export function actionsWith(levels: Levels): number {
  return ACTIONS - Math.max(...STATES.map((state) => DOTS[state][levels[state]] ?? 0));
}

/** Beds that can be reached tonight (EVE-1). */
export function bedsTonight({ house }: View): number {
  let beds = 0;
  for (const space of reachableIn(house)) {
    const on = house[space];
    if (on?.kind === 'fitting' && FITTINGS[on.fitting].bed) beds++;
  }
  return beds;
}

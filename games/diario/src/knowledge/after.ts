import type { Alcohol, Food } from '../data/goods.ts';
import type { Levels } from '../data/states.ts';
import { DRINKS } from '../rules/dawn/toast.ts';
import { MEALS, NO_MEAL } from '../rules/evening/dusk.ts';
import { fatigueBy } from '../rules/evening/duties.ts';
import { asLevel } from '../rules/table/levels.ts';
import type { Duty } from '../state/state.ts';

/** A person's states after a meal, or without one (DUSK-2). */
export function afterMeal(levels: Levels, food: Food | null): Levels {
  return { ...levels, hunger: asLevel(levels.hunger + (food === null ? NO_MEAL : MEALS[food])) };
}

/** After a night on this duty (EVE-1). */
export function afterDuty(levels: Levels, duty: Duty): Levels {
  return { ...levels, fatigue: asLevel(levels.fatigue + fatigueBy(duty, levels)) };
}

/** After these drinks (DAWN-6). */
export function afterDrinks(levels: Levels, drinks: readonly Alcohol[]): Levels {
  let { fatigue, misery } = levels;
  for (const drink of drinks) {
    fatigue = asLevel(fatigue + DRINKS[drink].fatigue);
    misery = asLevel(misery + DRINKS[drink].misery);
  }
  return { ...levels, fatigue, misery };
}

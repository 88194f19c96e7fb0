import { FITTING_IDS, FITTINGS, type FittingId, type Recipe } from './fittings.ts';

const FITTING_BY_RECIPE: ReadonlyMap<string, FittingId> = new Map(
  FITTING_IDS.flatMap((fitting) => FITTINGS[fitting].uses.map(({ id }) => [id, fitting] as const)),
);

export const RECIPE_IDS = [...FITTING_BY_RECIPE.keys()];

const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  FITTING_IDS.flatMap((fitting) => FITTINGS[fitting].uses.map((use) => [use.id, use] as const)),
);

export function recipeBy(id: string): Recipe {
  const recipe = RECIPES.get(id);
  if (recipe === undefined) throw new RangeError(`no recipe ${id}`);
  return recipe;
}

/** The Fitting a recipe belongs to: no two share one. */
export function fittingOf(recipe: string): FittingId {
  const fitting = FITTING_BY_RECIPE.get(recipe);
  if (fitting === undefined) throw new RangeError(`no recipe ${recipe}`);
  return fitting;
}

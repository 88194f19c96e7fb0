import { FITTING_IDS, FITTINGS, type FittingId } from './fittings.ts';

const FITTING_BY_RECIPE: ReadonlyMap<string, FittingId> = new Map(
  FITTING_IDS.flatMap((fitting) => FITTINGS[fitting].uses.map(({ id }) => [id, fitting] as const)),
);

export const RECIPE_IDS = [...FITTING_BY_RECIPE.keys()];

/** The Fitting a recipe belongs to: no two share one. */
export function fittingOf(recipe: string): FittingId {
  const fitting = FITTING_BY_RECIPE.get(recipe);
  if (fitting === undefined) throw new RangeError(`no recipe ${recipe}`);
  return fitting;
}

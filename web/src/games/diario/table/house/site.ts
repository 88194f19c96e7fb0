import { fittingOf, HOUSE, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { Choice, View } from '../asked.ts';
import type { ThingName } from './things.ts';

type Action = View['tasks'][number]['action'];

export const DOOR: SpaceId = 'g2';
export const BEDDING: SpaceId = 'g4';
export const STREET_DOOR: SpaceId = 'g1';

/** The fittings in which a fire burns. */
export const FIRES: readonly string[] = ['stove', 'range', 'heater'];

/** What is done at a place of its own, by the verb of the choice and the kind of the task. */
const FIXED: ReadonlyMap<string, SpaceId> = new Map([
  ['rummage', 'b2'],
  ['think', 'g3'],
  ['outside', STREET_DOOR],
  ['scavenge', STREET_DOOR],
  ['rest', BEDDING],
  ['floor', BEDDING],
  ['guard', DOOR],
]);

/** Where in the house a choice is carried out; null for one that has no place there. */
export function siteOfChoice(choice: Choice, house: View['house']): SpaceId | null {
  if ('space' in choice) return choice.space;
  if (choice.verb === 'use') return siteOfFitting(fittingOf(choice.recipe), house);
  return FIXED.get(choice.verb) ?? null;
}

/** Where a task of the round is carried out. */
export function siteOfTask(action: Action, house: View['house']): SpaceId | null {
  if ('space' in action) return action.space;
  if (action.kind === 'use') return siteOfFitting(action.fitting, house);
  return FIXED.get(action.kind) ?? null;
}

/** Where a Fitting stands. */
export function siteOfFitting(fitting: string, house: View['house']): SpaceId | null {
  return (
    SPACE_IDS.find((space) => {
      const on = house[space];
      return on?.kind === 'fitting' && on.fitting === fitting;
    }) ?? null
  );
}

/** What is drawn on a space: a card that lies there, what is built there, or a hole in the wall; null for a free room. */
export function thingOn(house: View['house'], space: SpaceId): ThingName | null {
  const on = house[space];
  if (on === undefined) return HOUSE[space].printed === 'hole' ? 'hole' : null;
  if (on.kind === 'fitting') return on.fitting;
  return on.remnants ? 'remnants' : on.kind;
}

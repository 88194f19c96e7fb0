import type { Remedy } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import type { Levels } from '../data/states.ts';
import type { View } from '../kinds/view.ts';
import { doesColdBite, movesOf, patientsOf } from '../rules/dawn/fate.ts';
import { asLevel, takesOut } from '../rules/table/levels.ts';
import type { Person } from '../state/state.ts';
import { fateAhead } from './cards-ahead.ts';

/** How a state may move at Dawn, and how likely it ends the person's life. */
export interface Move {
  readonly least: number;
  readonly most: number;
  readonly death: number;
}

/** Whether a nurse looks after a person before Fate: `chosen` if the Leader still names one of several (DAWN-3). */
export type Care = 'none' | 'chosen' | 'certain';

/** The care that awaits a person among these people, as they are when Fate comes. */
export function careFor(id: PersonId, people: readonly Person[]): Care {
  const patients = patientsOf({ people });
  if (patients.every((patient) => patient.id !== id)) return 'none';
  return patients.length > 1 ? 'chosen' : 'certain';
}

/**
 * What Fate may do to a person with these remedies on, over the cards that may be turned; Cold included (DAWN-3). A
 * person who is nursed counts as treated.
 */
export function fateMoves(
  view: View,
  { levels }: Person,
  remedies: readonly Remedy[],
  { isNursed = false }: { readonly isNursed?: boolean } = {},
): Readonly<Record<'illness' | 'wounds', Move>> {
  const moves = fateAhead(view).map((card) => {
    const { illness, wounds } = movesOf(card, { levels, remedies }, { isNursed });
    // The Cold is checked after the treatment.
    const cold = doesColdBite(view.cold, card.coldThreshold) ? 1 : 0;
    return {
      illness: asLevel(asLevel(levels.illness + illness) + cold),
      wounds: asLevel(levels.wounds + wounds),
    };
  });
  return {
    illness: moveTo(
      'illness',
      levels,
      moves.map(({ illness }) => illness),
    ),
    wounds: moveTo(
      'wounds',
      levels,
      moves.map(({ wounds }) => wounds),
    ),
  };
}

function moveTo(state: 'illness' | 'wounds', levels: Levels, after: readonly number[]): Move {
  const level = levels[state];
  const deaths = after.filter((each) => takesOut(state, each)).length;
  return {
    least: Math.min(...after) - level,
    most: Math.max(...after) - level,
    death: deaths / Math.max(1, after.length),
  };
}

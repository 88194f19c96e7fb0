import { FATE, FATE_IDS, type FateCard } from '../data/fate.ts';
import type { Remedy } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import { WORST } from '../data/states.ts';
import { patientsOf } from '../rules/dawn/fate.ts';
import type { Person } from '../state.ts';
import type { View } from '../view.ts';

/** How a state may move at Dawn, and how likely it ends the person's life. */
export interface Move {
  readonly least: number;
  readonly most: number;
  readonly death: number;
}

/** Whether a nurse looks after a person before Fate: `chosen` where the Leader still names one of several (DAWN-3). */
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
  const cards = cardsAhead(view);
  return {
    illness: moveOver(cards, levels.illness, (card) => {
      const isCold = card.coldThreshold !== null && view.cold >= card.coldThreshold;
      const treated = levels.illness > 0 ? illnessMove(card, isNursed ? ['meds'] : remedies) : 0;
      // The Cold is checked after the treatment, and no treatment goes below 0 (STAT-5).
      return Math.max(0, levels.illness + treated) + (isCold ? 1 : 0);
    }),
    wounds: moveOver(cards, levels.wounds, (card) => {
      if (levels.wounds === 0) return 0;
      const isTreated = isNursed || remedies.includes('bandage');
      return Math.max(0, levels.wounds + card.wounds[isTreated ? 'treated' : 'untreated']);
    }),
  };
}

function illnessMove({ illness }: FateCard, remedies: readonly Remedy[]): number {
  if (remedies.includes('meds')) return illness.treated;
  return remedies.includes('herbal-meds') ? illness.herbal : illness.untreated;
}

/** Those not seen since the deck was shuffled. */
function cardsAhead({ decks, discards }: View): FateCard[] {
  return FATE_IDS.filter((id) => decks.fate === 0 || !discards.fate.includes(id)).map((id) => FATE[id]);
}

function moveOver(cards: readonly FateCard[], level: number, levelAfter: (card: FateCard) => number): Move {
  const after = cards.map(levelAfter);
  const deaths = after.filter((each) => each >= WORST).length;
  return {
    least: Math.min(...after) - level,
    most: Math.max(...after) - level,
    death: deaths / Math.max(1, after.length),
  };
}

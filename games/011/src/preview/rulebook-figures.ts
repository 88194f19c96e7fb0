import type { Square } from '../data/city.ts';
import type { Direction, Place } from '../data/places.ts';
import { candidateArea } from '../rules/area.ts';

/** What a drawing in the rulebook shows on the map of the city. */
interface RulebookFigure {
  /** The Position slots that hold a tile. */
  readonly slots: Readonly<Record<Direction, Place | null>>;
  /** The Blocks where the Organ may be put; null in a drawing that is not about the Organ. */
  readonly area: readonly Square[] | null;
  readonly organ: Square | null;
}

const EMPTY: RulebookFigure['slots'] = { N: null, E: null, S: null, W: null };

/** The editions' example of placing the Organ, tile by tile (ORG-1). */
const STEPS: readonly RulebookFigure['slots'][] = [
  { ...EMPTY, S: 'tempio' },
  { ...EMPTY, S: 'tempio', W: 'museo' },
  { ...EMPTY, S: 'tempio', W: 'museo', N: 'obelisco' },
  { S: 'tempio', W: 'museo', N: 'obelisco', E: 'mole' },
];

/** Where the example puts the Organ in the end: one of the Blocks that are left. */
const ORGAN: Square = 'r5c7';

/** The drawings that the rulebook of 011 names. */
export const RULEBOOK_FIGURES: Readonly<Record<string, RulebookFigure>> = {
  city: { slots: EMPTY, area: null, organ: null },
  ...Object.fromEntries(
    STEPS.map((slots, index) => [
      `organ-${index + 1}`,
      { slots, area: candidateArea(slots), organ: index === STEPS.length - 1 ? ORGAN : null },
    ]),
  ),
};

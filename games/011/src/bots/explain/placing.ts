import type { Ask, Text } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Square } from '../../city.ts';
import { DIRECTIONS, type Direction, type Place } from '../../data/places.ts';
import { tile } from '../../data/tiles.ts';
import { candidateArea, canPlace, placedCount } from '../../rules/area.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { distance } from '../routes.ts';
import { rivalText } from './rival.ts';

const FOR_A_TILE = { clues: 1, time: 2 };
const FOR_THE_ORGAN = { clues: 0, time: 3 };
const FOR_BOTH = { clues: 1, time: 5 };
const TILES_BEFORE_THE_LAST = 3;

/** What the last in the order would earn with the tiles in hand (LOC-4, ORG-1, ORG-2); null if nothing. */
export function earnings({ view: { organ, slots }, tiles }: Mind): typeof FOR_A_TILE | null {
  if (organ !== null) return null;
  const isLast = placedCount(slots) === TILES_BEFORE_THE_LAST;
  const held = tiles.map(tile);
  const fits = held.some(
    ({ place }) => place !== null && DIRECTIONS.some((at) => canPlace(slots, place, at)),
  );
  if (fits) return isLast ? FOR_BOTH : FOR_A_TILE;
  return isLast && held.some((each) => each.organ) ? FOR_THE_ORGAN : null;
}

/** Places a Location tile. */
export function placeTexts({ view, isFenrir }: Mind, place: Place, direction: Direction): Text[] {
  const isLast = placedCount(view.slots) === TILES_BEFORE_THE_LAST;
  const area = candidateArea({ ...view.slots, [direction]: place });
  return [
    message('reason.placing-earns', isLast ? FOR_BOTH : FOR_A_TILE),
    message('reason.area', { count: area.length }),
    ...(isFenrir ? [message('reason.wolf-waits')] : []),
  ];
}

/** Discards a tile with the Organ symbol for the Organ. */
export function invokeTexts({ view, isFenrir }: Mind): Text[] {
  return [
    message('reason.placing-earns', FOR_THE_ORGAN),
    message('reason.area', { count: candidateArea(view.slots).length }),
    ...(isFenrir ? [message('reason.wolf-waits')] : []),
  ];
}

/** Leaves the slots as they are, and what filling one would have earned. */
export function skipTexts({ view, isFenrir }: Mind, { choices }: Ask<Choice>): Text[] {
  const canFill = choices.some(({ verb }) => verb === 'place');
  const isLast = placedCount(view.slots) === TILES_BEFORE_THE_LAST;
  const earned = canFill ? (isLast ? FOR_BOTH : FOR_A_TILE) : FOR_THE_ORGAN;
  return [...(isFenrir ? [message('reason.wolf-waits')] : []), message('reason.gives-up', earned)];
}

/** Puts the Organ on a Block: who may be the Chosen One is how near, and who else is waiting for it. */
export function organTexts(
  { view, suspects, readiness, rivalReadiness, isFenrir }: Mind,
  square: Square,
): Text[] {
  const [nearest] = suspects.toSorted((one, other) => stepsOf(one) - stepsOf(other));
  return [
    ...(nearest === undefined
      ? []
      : [message('reason.suspect-near', { character: nearest, steps: stepsOf(nearest) })]),
    ...(view.clues.includes(square) ? [message('reason.clue-returned')] : []),
    ...(rivalReadiness > readiness ? rivalText(view) : []),
    ...(isFenrir ? [message('reason.wolf-waits')] : []),
  ];

  function stepsOf(character: (typeof suspects)[number]): number {
    return distance(view.characters[character], square);
  }
}

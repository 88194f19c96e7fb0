import type { Ask, Text } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Square } from '../../city.ts';
import type { Direction, Place } from '../../data/places.ts';
import { tile } from '../../data/tiles.ts';
import { candidateArea } from '../../rules/area.ts';
import { canInvoke, canPlaceAnywhere, earnedByPlacing, FOR_THE_ORGAN } from '../../rules/location.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { distance } from '../routes.ts';
import { rivalText } from './rival.ts';

/** What the last in the order would earn with the tiles in hand (LOC-4, ORG-1, ORG-2); null if nothing. */
export function earnings({ view, tiles }: Mind): ReturnType<typeof earnedByPlacing> | null {
  if (view.organ !== null) return null;
  const places = tiles.flatMap((id) => tile(id).place ?? []);
  if (places.some((place) => canPlaceAnywhere(view, place))) return earnedByPlacing(view);
  return tiles.some((id) => canInvoke(view, id)) ? FOR_THE_ORGAN : null;
}

/** Places a Location tile. */
export function placeTexts({ view, isFenrir }: Mind, place: Place, direction: Direction): Text[] {
  const area = candidateArea({ ...view.slots, [direction]: place });
  return [
    message('reason.placing-earns', { ...earnedByPlacing(view) }),
    message('reason.area', { count: area.length }),
    ...(isFenrir ? [message('reason.wolf-waits')] : []),
  ];
}

/** Discards a tile with the Organ symbol for the Organ. */
export function invokeTexts({ view, isFenrir }: Mind): Text[] {
  return [
    message('reason.placing-earns', { ...FOR_THE_ORGAN }),
    message('reason.area', { count: candidateArea(view.slots).length }),
    ...(isFenrir ? [message('reason.wolf-waits')] : []),
  ];
}

/** Leaves the slots as they are, and what filling one would have earned. */
export function skipTexts({ view, isFenrir }: Mind, { choices }: Ask<Choice>): Text[] {
  const canFill = choices.some(({ verb }) => verb === 'place');
  const earned = canFill ? earnedByPlacing(view) : FOR_THE_ORGAN;
  return [...(isFenrir ? [message('reason.wolf-waits')] : []), message('reason.gives-up', { ...earned })];
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

import { candidateArea, type Direction, type Eleven, type Place, tile, type View } from '@vigilia/game-011';
import type { Noun } from '../../../draft/game-ui.ts';

type Slots = View['slots'];

/** The Mystic Places that may go into this slot now. */
export function placesFor(choices: readonly Eleven['choice'][], direction: Direction): Place[] {
  return choices.flatMap((choice) =>
    choice.verb === 'place' && choice.direction === direction ? [choice.place] : [],
  );
}

/** The Blocks this slot speaks of: what would be left with the only place that may go there, else what is left now. */
export function areaAt(
  slots: Slots,
  choices: readonly Eleven['choice'][],
  direction: Direction,
): readonly string[] {
  const [only, ...more] = placesFor(choices, direction);
  return only === undefined || more.length > 0
    ? candidateArea(slots)
    : candidateArea({ ...slots, [direction]: only });
}

/**
 * The choice meant by pressing a slot that is not offered, so that the rules say why not: the place picked out, else the
 * first one in hand. Null for a seat without a Location tile.
 */
export function wishForSlot(
  tiles: readonly string[],
  picks: readonly Noun[],
  direction: Direction,
): Eleven['choice'] | null {
  const places = tiles.flatMap((id) => tile(id).place ?? []);
  const place = places.find((each) => picks.includes(`place:${each}`)) ?? places[0];
  return place === undefined ? null : { verb: 'place', place, direction };
}

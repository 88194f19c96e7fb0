import { HOUSE, type SpaceId } from '@vigilia/game-diario';
import type { View } from '../asked.ts';
import type { ThingName } from './things.ts';

/** What is drawn on a space: a card that lies there, what is built there, or a hole in the wall; null for a free room. */
export function thingOn(house: View['house'], space: SpaceId): ThingName | null {
  const on = house[space];
  if (on === undefined) return HOUSE[space].printed === 'hole' ? 'hole' : null;
  if (on.kind === 'fitting') return on.fitting;
  return on.remnants ? 'remnants' : on.kind;
}

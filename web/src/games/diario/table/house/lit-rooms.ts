import type { SpaceId } from '@vigilia/game-diario';
import type { Choice, View } from '../asked.ts';
import type { Hour } from '../stage/hour.ts';
import { STREET_DOOR } from './site.ts';
import { whereaboutsIn } from './whereabouts.ts';

interface Night {
  readonly hour: Hour;
  readonly plan: readonly Choice[];
}

/** The rooms in which a candle burns: where people are awake while it is dark. */
export function litRooms(
  view: Pick<View, 'phase' | 'people' | 'tasks' | 'house'>,
  { hour, plan }: Night,
): readonly SpaceId[] {
  if (hour === 'morning' || hour === 'day') return [];
  const awake = whereaboutsIn(view, plan).filter(
    ({ doing, space }) => doing !== 'sleeps' && space !== STREET_DOOR,
  );
  return [...new Set(awake.map(({ space }) => space))];
}

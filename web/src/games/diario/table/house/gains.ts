import { fittingOf, type SpaceId } from '@vigilia/game-diario';
import type { Event, View } from '../asked.ts';
import { DOOR, siteOfFitting, siteOfTask } from './site.ts';

/** What was made, found or given in one place. */
export interface Gain {
  readonly space: SpaceId;
  /** `wood:2` */
  readonly goods: readonly string[];
}

/** What leads to something else than the work at hand: it is handed over at the door. */
const AT_THE_DOOR: readonly Event['type'][] = [
  'visitor',
  'decided',
  'story-read',
  'story-told',
  'trade-ended',
];

/**
 * What a change of the log brought, over the rooms where it was made. What comes without a word of where comes from the
 * heap that is rummaged: how much of what is asked only after the roll (DAY-3).
 */
export function gainsIn(
  events: readonly Event[],
  { phase, house }: Pick<View, 'phase' | 'house'>,
): readonly Gain[] {
  if (phase !== 'day') return [];
  let space = siteOfTask({ kind: 'rummage' }, house);
  const goods = new Map<SpaceId, string[]>();
  for (const event of events) {
    if (event.type === 'searched' || event.type === 'cleared' || event.type === 'remnants')
      space = event.space;
    else if (event.type === 'used') space = siteOfFitting(fittingOf(event.recipe), house);
    else if (event.type === 'person-rolled') space = siteOfTask({ kind: 'rummage' }, house);
    else if (AT_THE_DOOR.includes(event.type)) space = DOOR;
    else if (event.type === 'gained' && space !== null)
      goods.set(space, [...(goods.get(space) ?? []), ...event.goods]);
  }
  return [...goods].map(([each, brought]) => ({ space: each, goods: brought }));
}

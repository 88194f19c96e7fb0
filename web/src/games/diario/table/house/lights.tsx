import { useComputed } from '@preact/signals';
import { SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { Choice, DraftProps, View } from '../asked.ts';
import { type Hour, hourOf } from '../sky/light.ts';
import * as live from './live.module.css';
import { boxOf, floorOf } from './measure.ts';
import { DOOR, FIRES, STREET_DOOR, thingOn } from './site.ts';
import { whereaboutsIn } from './whereabouts.ts';

/** In the dark a candle where people are awake, embers where there is a fire, and smoke from the chimney at any hour. */
export function Lights({ draft }: DraftProps) {
  const candles = useComputed(() => {
    const view = draft.table.view.value;
    return view === null ? '' : litRooms(view, { hour: hourOf(view), plan: draft.plan.value }).join(' ');
  }).value;
  const fires = useComputed(() => {
    const house = draft.table.view.value?.house ?? {};
    return SPACE_IDS.filter((space) => FIRES.includes(thingOn(house, space) ?? '')).join(' ');
  }).value;
  return (
    <>
      <radialGradient id="house-candlelight" cx="0.6" cy="0.72" r="0.75">
        <stop class={live.houseFlameNear} offset="0" />
        <stop class={live.houseFlameFar} offset="1" />
      </radialGradient>
      <radialGradient id="house-embers" cx="0.5" cy="0.8" r="0.7">
        <stop class={live.houseEmberNear} offset="0" />
        <stop class={live.houseEmberFar} offset="1" />
      </radialGradient>
      {roomsIn(fires).map((space) => (
        <rect key={space} class={live.houseEmbers} {...boxOf(space)} fill="url(#house-embers)" />
      ))}
      {roomsIn(candles).map((space) => (
        <Candle key={space} space={space} />
      ))}
      {fires !== '' && (
        <g class={live.houseSmoke}>
          <path d="M214 -16c-8 -10 6 -16 0 -26s4 -18 14 -22c-4 10 4 16 -2 24s6 14 -2 24z" />
          <path d="M224 -52c-6 -9 8 -14 4 -24s8 -18 20 -20c-6 10 2 16 -6 24s2 14 -8 20z" />
        </g>
      )}
    </>
  );
}

/** Rooms come as one string, so that an unchanged list is drawn once. */
function roomsIn(list: string): readonly SpaceId[] {
  const named = list.split(' ');
  return SPACE_IDS.filter((space) => named.includes(space));
}

function Candle({ space }: { readonly space: SpaceId }) {
  const box = boxOf(space);
  // By the door it stands on the crate.
  const height = space === DOOR ? 17 : 0;
  return (
    <g>
      <rect {...box} fill="url(#house-candlelight)" />
      <g transform={`translate(${box.x + box.width - 15} ${floorOf(box) - height})`}>
        <path class={live.houseCandleWax} d="M-2 0V-9H2V0Z" />
        <path class={live.houseCandleFlame} d="M0 -18C3 -14 3 -11 0 -10C-3 -11 -3 -14 0 -18Z" />
      </g>
    </g>
  );
}

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

import { useComputed } from '@preact/signals';
import { SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { hourOf } from '../../stage/hour.ts';
import { litRooms } from '../lit-rooms.ts';
import { boxOf } from '../measure.ts';
import { thingOn } from '../on-space.ts';

const FIRES: readonly string[] = ['stove', 'range', 'heater'];

/** By night a candle where people are awake, and smoke from the chimney where there is a fire. */
export function Lights({ draft }: DraftProps) {
  const rooms = useComputed(() => {
    const view = draft.table.view.value;
    return view === null ? '' : litRooms(view, hourOf(view)).join(' ');
  }).value;
  const hasFire = useComputed(() => {
    const house = draft.table.view.value?.house ?? {};
    return SPACE_IDS.some((space) => FIRES.includes(thingOn(house, space) ?? ''));
  }).value;
  return (
    <>
      <radialGradient id="house-candlelight" cx="0.55" cy="0.72" r="0.75">
        <stop class="house-flame-near" offset="0" />
        <stop class="house-flame-far" offset="1" />
      </radialGradient>
      {rooms.split(' ').map((space) => space !== '' && <Candle key={space} space={space as SpaceId} />)}
      {hasFire && (
        <g class="house-smoke">
          <path d="M214 -16c-8 -10 6 -16 0 -26s4 -18 14 -22c-4 10 4 16 -2 24s6 14 -2 24z" />
          <path d="M224 -52c-6 -9 8 -14 4 -24s8 -18 20 -20c-6 10 2 16 -6 24s2 14 -8 20z" />
        </g>
      )}
    </>
  );
}

function Candle({ space }: { readonly space: SpaceId }) {
  const { x, y, width, height } = boxOf(space);
  return (
    <g class="house-candle">
      <rect x={x} y={y} width={width} height={height} fill="url(#house-candlelight)" />
      <g transform={`translate(${x + width - 21} ${y + height - (space === 'g2' ? 17 : 0)})`}>
        <path class="house-candle-wax" d="M-2 0V-9H2V0Z" />
        <path class="house-candle-flame" d="M0 -18C3 -14 3 -11 0 -10C-3 -11 -3 -14 0 -18Z" />
      </g>
    </g>
  );
}

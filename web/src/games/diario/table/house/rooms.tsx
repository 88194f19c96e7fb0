import { HOUSE, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import * as housePlate from './house-plate.module.css';
import { boxOf } from './measure.ts';

const INDOORS = SPACE_IDS.filter((space) => HOUSE[space].printed !== 'outside');

const drawnOf = (spaces: readonly SpaceId[]) =>
  spaces
    .map((space) => {
      const { x, y, width, height } = boxOf(space);
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    })
    .join('');

/** Rooms of one wallpaper. */
const STRIPED: readonly SpaceId[] = ['t1', 't5', 'm2', 'm6', 'g3', 'g6'];
const PLASTERED: readonly SpaceId[] = ['t3', 't6', 'm1', 'm5', 'g2', 'g8'];
const CELLARS = INDOORS.filter((space) => ['basement', 'cellar'].includes(HOUSE[space].floor));
const UPSTAIRS = INDOORS.filter((space) => !CELLARS.includes(space));

const WINDOWS: readonly SpaceId[] = ['t1', 't2', 't5', 't6', 'm1', 'm2', 'm5', 'm6', 'g3', 'g6', 'g8'];

const frames = WINDOWS.map((space) => {
  const { x, y, width } = boxOf(space);
  return { x: x + width / 2 - 13, y: y + 14 };
});
const PANES = frames.map(({ x, y }) => `M${x} ${y}h26v34h-26z`).join('');
const SASHES = frames.map(({ x, y }) => `M${x} ${y}h26v34h-26zM${x + 13} ${y}v34M${x} ${y + 14}h26`).join('');
const SILLS = frames.map(({ x, y }) => `M${x - 4} ${y + 34}h34v3h-34z`).join('');

const stripes = STRIPED.map((space) => {
  const { x, y, width, height } = boxOf(space);
  let drawn = '';
  for (let at = x + 7; at < x + width - 2; at += 9) drawn += `M${at} ${y + 2}v${height - 12}`;
  return drawn;
}).join('');

const bricks = CELLARS.map((space) => {
  const { x, y, width, height } = boxOf(space);
  const right = x + width - 4;
  return `M${x + 6} ${y + 14}h12v6h-12zM${right - 20} ${y + 10}h12v6h-12zM${right - 14} ${y + 40}h12v6h-12zM${x + 10} ${y + height - 32}h12v6h-12zM${x + 22} ${y + height - 26}h12v6h-12z`;
}).join('');

/** A dado along the foot of the walls upstairs. */
const SKIRTING = UPSTAIRS.map((space) => {
  const { x, y, width, height } = boxOf(space);
  return `M${x} ${y + height - 9}h${width}`;
}).join('');

/** Under every ceiling it is darker. */
const CEILINGS = [
  { x: 76, y: 62, width: 444, height: 88 },
  { x: 76, y: 156, width: 534, height: 92 },
  { x: 76, y: 254, width: 534, height: 98 },
  { x: 122, y: 362, width: 512, height: 90 },
  { x: 552, y: 460, width: 82, height: 80 },
];

const CRACKS =
  'M92 66l6 12 -4 9 8 14M206 158l-4 14 6 8 -5 16M408 64l-6 16 8 10M500 160l6 12 -8 10 5 14M560 258l-5 14 7 9M236 66l5 10 -4 8M132 258l-5 12 6 8M424 258l4 14 -6 8M300 366l5 12 -4 8M540 368l-5 12 7 10';

/** The back walls: plaster and paper above, brick below, and windows with the sky in them. */
export function Rooms() {
  return (
    <g>
      <linearGradient id="house-shade" x2="0" y2="1">
        <stop class={housePlate.houseShadeHigh} offset="0" />
        <stop class={housePlate.houseShadeLow} offset="0.55" />
      </linearGradient>
      <path class={housePlate.houseRoom} d={drawnOf(UPSTAIRS)} />
      <path class={`${housePlate.houseRoom} ${housePlate.houseRoomPlaster}`} d={drawnOf(PLASTERED)} />
      <path class={`${housePlate.houseRoom} ${housePlate.houseRoomBrick}`} d={drawnOf(CELLARS)} />
      <path class={housePlate.houseStripes} d={stripes} />
      <path class={housePlate.houseBricks} d={bricks} />
      {CEILINGS.map((floor) => (
        <rect key={floor.y} {...floor} fill="url(#house-shade)" />
      ))}
      <path class={housePlate.houseSkirting} d={SKIRTING} />
      <path class={housePlate.houseCracks} d={CRACKS} />
      <path class={housePlate.housePanes} d={PANES} />
      <path class={housePlate.houseSashes} d={SASHES} />
      <path class={housePlate.houseSills} d={SILLS} />
    </g>
  );
}

import { LINKS } from '@vigilia/game-011';
import { t } from '../../../../i18n/translate.ts';
import { polyline, ring, round, wobble } from '../../emblems/burin.ts';
import { CELL, centreOf, HEIGHT, leftOf, MARGIN, RIVER, SIDE, topOf } from '../measure.ts';
import * as plate from './plate.module.css';

/** Where the Po bends: how far down, how far from the middle of its column, and half its width. */
const BENDS: readonly (readonly [down: number, aside: number, half: number])[] = [
  [20, 118, 44],
  [70, 104, 46],
  [130, 78, 44],
  [195, 26, 37],
  [260, 0, 33],
  [340, 5, 32],
  [430, -5, 33],
  [520, 5, 32],
  [610, -4, 33],
  [700, 3, 34],
  [780, 14, 40],
  [860, 2, 42],
  [955, -8, 40],
];

const MIDDLE = leftOf(RIVER) + 40;
const STEP = 8;

interface Reach {
  readonly y: number;
  readonly middle: number;
  readonly half: number;
}

function reachAt(y: number): Reach {
  const next = BENDS.findIndex(([down]) => down >= y);
  const [fromY, fromX, fromHalf] = BENDS[Math.max(0, next - 1)] ?? [0, 0, 0];
  const [toY, toX, toHalf] = BENDS[Math.max(0, next)] ?? [0, 0, 0];
  const share = toY === fromY ? 0 : (y - fromY) / (toY - fromY);
  const eased = share * share * (3 - 2 * share);
  return {
    y,
    middle: MIDDLE + fromX + (toX - fromX) * eased,
    half: fromHalf + (toHalf - fromHalf) * eased,
  };
}

const REACHES = Array.from({ length: Math.floor((HEIGHT - 2 * MARGIN) / STEP) + 1 }, (_, index) =>
  reachAt(Math.min(MARGIN + index * STEP, HEIGHT - MARGIN)),
);

/** A line along the stream; -1 is the west bank, 1 the east. */
function along(side: number, quiver: number): string {
  return polyline(
    REACHES.map(({ y, middle, half }, index) => ({
      x: middle + side * half + (wobble(index, Math.round(side * 50)) - 0.5) * quiver,
      y,
    })),
  );
}

const BANKS = along(-1, 1.4) + along(1, 1.4);
const WATER = `${along(-1, 0)}L${REACHES.toReversed()
  .map(({ y, middle, half }) => `${round(middle + half)} ${y}`)
  .join('L')}Z`;
/** Water-lines: close together at the banks, wider apart towards the middle. */
const LINES = [0.9, 0.78, 0.63, 0.45].flatMap((side) => [along(-side, 1), along(side, 1)]).join('');
const CURRENT = [-0.24, -0.04, 0.17].map((side) => along(side, 2.4)).join('');

const DECK = 15;

function bridge([from, to]: (typeof LINKS)[number]): { readonly deck: string; readonly piers: string } {
  const { y } = centreOf(from);
  const [left, right] = [centreOf(from).x + SIDE / 2 - 2, centreOf(to).x - SIDE / 2 + 2];
  const span = (right - left) / 4;
  const piers = [1, 2, 3].map((index) => {
    const x = round(left + index * span);
    return `M${x - 7} ${y - DECK}l7 -9l7 9ZM${x - 7} ${y + DECK}l7 9l7 -9Z`;
  });
  return { deck: `M${left} ${y - DECK}H${right}V${y + DECK}H${left}Z`, piers: piers.join('') };
}

const BRIDGES = LINKS.map(bridge);
const DECKS = BRIDGES.map(({ deck }) => deck).join('');
const PIERS = BRIDGES.map(({ piers }) => piers).join('');
const PAVING = LINKS.map(([from, to]) => {
  const { x, y } = centreOf(from);
  let stones = '';
  for (let at = x + SIDE / 2 + 5; at < centreOf(to).x - SIDE / 2; at += 7) stones += `M${at} ${y - 11}v22`;
  return stones;
}).join('');
const LAMPS = LINKS.flatMap(([from, to]) => {
  const { y } = centreOf(from);
  const ends = [centreOf(from).x + SIDE / 2 + 6, centreOf(to).x - SIDE / 2 - 6];
  return ends.flatMap((x) => [ring({ x, y: y - DECK }, 4), ring({ x, y: y + DECK }, 4)]);
}).join('');

/** The Po with its bends, and the three bridges that join its banks. */
export function River() {
  return (
    <g>
      <path class={plate.plateWater} d={WATER} />
      <path class={`${plate.plateFine} ${plate.plateRipple}`} d={LINES} />
      <path class={`${plate.plateFine} ${plate.plateRipple} ${plate.plateCurrent}`} d={CURRENT} />
      <path class={plate.plateBank} d={BANKS} />
      <path class={plate.platePier} d={PIERS} />
      <path class={plate.plateDeck} d={DECKS} />
      <path class={`${plate.plateFine} ${plate.plateLine}`} d={PAVING} />
      <path class={plate.plateLamp} d={LAMPS} />
      <text class={plate.plateStream} x={MIDDLE + 1} y={topOf(5) + CELL / 2}>
        {t('map.river')}
      </text>
    </g>
  );
}

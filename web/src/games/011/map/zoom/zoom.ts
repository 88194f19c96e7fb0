import { SQUARES, type Square } from '@vigilia/game-011';
import type { Point } from '../../emblems/burin.ts';
import { CELL, centreOf, HEIGHT, MARGIN, WIDTH } from '../measure.ts';

/** The room on the screen for the map, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A part of the map, enlarged. */
export interface Zoom {
  /** How many times as large as the whole map in the same room. */
  readonly times: number;
  /** How far the enlarged map is scrolled, in pixels. */
  readonly left: number;
  readonly top: number;
}

/** A square that is smaller, in pixels, is hard to hit with a finger. */
const SMALL = 40;
/** What a square then becomes at least, and at most: two are further apart than the button over the map is wide. */
const LEAST = 48;
const MOST = 60;
/** The round button over the corner below on the left, in pixels: how far its middle is from both edges, and what it covers. */
const BUTTON = { middle: 26, radius: 24 };

interface Asked {
  /** The squares that may be chosen. */
  readonly squares: readonly Square[];
  /** What must be seen if they do not all fit in the room. */
  readonly from: Square | null;
}

/** The part of the map that holds the squares asked for; null if the whole map shows them large enough. */
export function zoomOn({ squares, from }: Asked, room: Room): Zoom | null {
  const whole = Math.min(room.width / WIDTH, room.height / HEIGHT);
  if (squares.length === 0 || whole <= 0 || whole * CELL >= SMALL) return null;
  const centres = [...squares, ...(from === null ? [] : [from])].map(centreOf);
  const [across, down] = [extent(centres, 'x'), extent(centres, 'y')];
  const fitting = Math.min(room.width / across.length, room.height / down.length);
  const unit = Math.min(Math.max(fitting, LEAST / CELL), MOST / CELL);
  const near = from === null ? null : centreOf(from);
  const left = scrollTo(across, near?.x ?? null, { unit, room: room.width, whole: WIDTH });
  const top = scrollTo(down, near?.y ?? null, { unit, room: room.height, whole: HEIGHT });
  return { times: unit / whole, left: besideButton({ left, top }, unit, room), top };
}

/** The scroll to the left with which the button lies over the middle of no square, if there is room for it. */
function besideButton({ left, top }: Pick<Zoom, 'left' | 'top'>, unit: number, room: Room): number {
  const { middle, radius } = BUTTON;
  const most = WIDTH * unit - room.width;
  for (const square of SQUARES) {
    const centre = centreOf(square);
    const across = centre.x * unit - left - middle;
    const down = centre.y * unit - top - (room.height - middle);
    if (Math.hypot(across, down) >= radius) continue;
    const reach = Math.sqrt(radius ** 2 - down ** 2);
    const ways = [across - reach, across + reach].toSorted((one, other) => Math.abs(one) - Math.abs(other));
    const way = ways.find((each) => left + each >= 0 && left + each <= most);
    return left + (way ?? 0);
  }
  return left;
}

interface Extent {
  readonly middle: number;
  readonly length: number;
}

/** From edge to edge of the squares along one axis, with a margin. */
function extent(centres: readonly Point[], axis: 'x' | 'y'): Extent {
  const along = centres.map((centre) => centre[axis]);
  const [first, last] = [Math.min(...along), Math.max(...along)];
  return { middle: (first + last) / 2, length: last - first + CELL + MARGIN };
}

interface Axis {
  /** Pixels for a unit of the map. */
  readonly unit: number;
  /** In pixels. */
  readonly room: number;
  /** In units of the map. */
  readonly whole: number;
}

function scrollTo({ middle, length }: Extent, near: number | null, { unit, room, whole }: Axis): number {
  const centre = near !== null && length * unit > room ? near : middle;
  return Math.max(0, Math.min(centre * unit - room / 2, whole * unit - room));
}

/** The sides of the room beyond which squares asked for lie out of sight. */
export function sidesBeyond(
  squares: readonly Square[],
  { times, left, top }: Zoom,
  room: Room,
): readonly string[] {
  const unit = Math.min(room.width / WIDTH, room.height / HEIGHT) * times;
  const centres = squares.map(centreOf).map(({ x, y }) => ({ x: x * unit, y: y * unit }));
  const sides = {
    left: ({ x }: Point) => x < left,
    right: ({ x }: Point) => x > left + room.width,
    top: ({ y }: Point) => y < top,
    bottom: ({ y }: Point) => y > top + room.height,
  };
  return Object.entries(sides).flatMap(([side, isBeyond]) => (centres.some(isBeyond) ? [side] : []));
}

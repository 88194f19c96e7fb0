import { HOUSE, LADDERS, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';

/** The measures of the drawing, in its own units. The street runs at the height of the ground floor. */
export const WIDTH = 640;
export const HEIGHT = 552;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Floor = (typeof HOUSE)[SpaceId]['floor'];

/** Where each floor hangs, and the walls between its spaces from left to right. Ladders need rooms that overlap. */
const FLOORS: Readonly<Record<Floor, { top: number; bottom: number; walls: readonly number[] }>> = {
  top: { top: 62, bottom: 150, walls: [76, 146, 218, 290, 362, 440, 520] },
  middle: { top: 156, bottom: 248, walls: [76, 146, 218, 290, 362, 446, 536, 610] },
  ground: { top: 254, bottom: 352, walls: [4, 76, 146, 218, 290, 362, 454, 530, 610] },
  basement: { top: 362, bottom: 452, walls: [122, 190, 262, 328, 394, 446, 514, 574, 634] },
  cellar: { top: 460, bottom: 540, walls: [552, 634] },
};

export const STREET = FLOORS.ground.bottom;

const BOXES = new Map<SpaceId, Box>(
  SPACE_IDS.map((space) => {
    const { floor } = HOUSE[space];
    const { top, bottom, walls } = FLOORS[floor];
    const at = SPACE_IDS.filter((other) => HOUSE[other].floor === floor).indexOf(space);
    const [left = 0, right = 0] = walls.slice(at, at + 2);
    return [space, { x: left, y: top, width: right - left, height: bottom - top }];
  }),
);

export function boxOf(space: SpaceId): Box {
  const box = BOXES.get(space);
  if (box === undefined) throw new RangeError(`no place for ${space}`);
  return box;
}

export function middleOf({ x, width }: Box): number {
  return x + width / 2;
}

export function floorOf({ y, height }: Box): number {
  return y + height;
}

export interface Ladder {
  readonly x: number;
  /** The floor it leads up to, and the floor it stands on. */
  readonly top: number;
  readonly bottom: number;
}

const BESIDE_THE_WALL = 13;

/** Each ladder stands at the right of what its two rooms share, so that the middle is left for what is built there. */
export const LADDERS_DRAWN: readonly Ladder[] = LADDERS.map(([above, below]) => {
  const [upper, lower] = [boxOf(above), boxOf(below)];
  const right = Math.min(upper.x + upper.width, lower.x + lower.width);
  return { x: right - BESIDE_THE_WALL, top: floorOf(upper), bottom: floorOf(lower) };
});

/** The space at a point, given in parts of the width and the height. */
export function spaceAt(across: number, down: number): SpaceId | null {
  const [left, top] = [across * WIDTH, down * HEIGHT];
  return (
    SPACE_IDS.find((space) => {
      const { x, y, width, height } = boxOf(space);
      return left >= x && left < x + width && top >= y && top < y + height;
    }) ?? null
  );
}

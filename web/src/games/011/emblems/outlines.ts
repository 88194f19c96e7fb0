import type { Character } from '@vigilia/game-011';

export type Corner = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Corners at angles round the middle, the first of them straight up. */
function around(corners: number, radiusAt: (corner: number) => number, turn = 0): Corner[] {
  return Array.from({ length: corners }, (_, corner): Corner => {
    const angle = ((corner + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    const radius = radiusAt(corner);
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  });
}

/** Four lobes, like the tracery of a church window. */
function quatrefoil(): Corner[] {
  const lobe = (angle: number): Corner[] =>
    Array.from({ length: 13 }, (_, step): Corner => {
      const along = ((angle - 90 + step * 15) * Math.PI) / 180;
      const middle = (angle * Math.PI) / 180;
      return [
        round(23.5 * Math.cos(middle) + 23.5 * Math.cos(along)),
        round(23.5 * Math.sin(middle) + 23.5 * Math.sin(along)),
      ];
    });
  return [-90, 0, 90, 180].flatMap(lobe);
}

function shield(): Corner[] {
  const side = Array.from({ length: 9 }, (_, step): Corner => {
    const down = step / 8;
    return [round(40 * (1 - down ** 2.2)), round(2 + 46 * down)];
  });
  const left = side.slice(0, -1).reverse();
  return [[-40, -43], [0, -38], [40, -43], ...side, ...left.map(([x, y]): Corner => [-x, y])];
}

/** An outline of its own for every Character, in a box of a hundred round the middle. */
export const OUTLINES: Readonly<Record<Character, readonly Corner[]>> = {
  vikstrom: around(48, () => 44),
  snowy: around(6, () => 47),
  lilja: around(4, () => 49),
  pahlsson: [
    [-39, -39],
    [39, -39],
    [39, 39],
    [-39, 39],
  ],
  koleberg: [
    [0, -48],
    [49, 40],
    [-49, 40],
  ],
  lewis: shield(),
  johnsson: quatrefoil(),
  vidal: around(16, (corner) => (corner % 2 === 0 ? 49 : 37)),
};

export function pathOf(points: readonly Corner[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

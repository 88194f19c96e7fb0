import { coordinates, RUNE_SQUARES, type Square } from '@vigilia/game-011';
import { type Box, type Point, wobble } from '../../emblems/burin.ts';
import { centreOf, SIDE } from '../measure.ts';
import type { House } from './blocks.tsx';

const HALF = SIDE / 2;
/** The court of a rune is kept wide, so that the rune can be read. */
const RUNES = new Set(Object.values(RUNE_SQUARES));

/** A Block from above: houses round a court, and what grows there. */
export interface Plan {
  readonly ground: Box;
  readonly houses: readonly House[];
  readonly trees: readonly Point[];
}

/** Cuts a length into a number of parts of uneven size. */
function cuts(from: number, to: number, parts: number, chance: (which: number) => number): number[] {
  const even = (to - from) / parts;
  return Array.from({ length: parts + 1 }, (_, index) =>
    index === 0 ? from : index === parts ? to : from + even * (index + (chance(index) - 0.5) * 0.5),
  );
}

export function planOf(square: Square): Plan {
  const { x, y } = centreOf(square);
  const { row, column } = coordinates(square);
  const chance = (which: number) => wobble(row * 131 + which, column * 57 + which * 3);
  const isRune = RUNES.has(square);
  const depth = (which: number) => (isRune ? 12 : 14 + chance(which) * 10);
  const ground = { left: x - HALF, top: y - HALF, right: x + HALF, bottom: y + HALF };
  const across = (which: number) =>
    cuts(ground.left, ground.right, chance(which) > 0.5 ? 3 : 2, (cut) => chance(which + cut));

  const street = (which: number, isNorth: boolean): House[] => {
    const ends = across(which);
    return ends.slice(0, -1).map((left, index): House => {
      const deep = depth(which + 10 + index);
      const box = { ...ground, left, right: ends[index + 1] ?? ground.right };
      const side = isNorth ? { bottom: ground.top + deep } : { top: ground.bottom - deep };
      return { box: { ...box, ...side }, ridge: 'across' };
    });
  };
  const north = street(20, true);
  const south = street(50, false);

  const lane = (which: number, isWest: boolean): House[] => {
    const [above, below] = isWest ? [north[0], south[0]] : [north.at(-1), south.at(-1)];
    const [top, bottom] = [above?.box.bottom ?? ground.top, below?.box.top ?? ground.bottom];
    const deep = depth(which);
    const side = isWest ? { right: ground.left + deep } : { left: ground.right - deep };
    return [{ box: { ...ground, ...side, top, bottom }, ridge: 'down' }];
  };
  // Here and there a side stands open, and the court is a garden.
  const open = isRune ? 1 : chance(80);
  const west = open < 0.14 ? [] : lane(90, true);
  const east = open > 0.14 && open < 0.28 ? [] : lane(100, false);
  const court = {
    left: west[0]?.box.right ?? ground.left,
    right: east[0]?.box.left ?? ground.right,
    top: Math.max(...north.map(({ box }) => box.bottom)),
    bottom: Math.min(...south.map(({ box }) => box.top)),
  };
  const isGarden = open < 0.28 || (!isRune && chance(81) > 0.82);
  const wing = isGarden || isRune || chance(82) > 0.42 ? [] : [wingAcross(court, chance(83), chance(84))];
  return {
    ground,
    houses: [...north, ...south, ...west, ...east, ...wing],
    trees: isGarden ? grove(court, chance) : [],
  };
}

/** A wing that parts the court in two. */
function wingAcross(court: Box, where: number, which: number): House {
  const share = where < 0.5 ? 0.3 : 0.7;
  if (which < 0.5) {
    const x = court.left + (court.right - court.left) * share;
    return { box: { ...court, left: x - 5, right: x + 5 }, ridge: 'down' };
  }
  const y = court.top + (court.bottom - court.top) * share;
  return { box: { ...court, top: y - 5, bottom: y + 5 }, ridge: 'across' };
}

/** Trees along the walls of a garden, some of them felled. */
function grove({ left, top, right, bottom }: Box, chance: (which: number) => number): Point[] {
  const trees: Point[] = [];
  for (let y = top + 8; y < bottom - 4; y += 11) {
    for (const x of [left + 8, right - 8]) {
      const which = 110 + trees.length + Math.round(y);
      if (chance(which) > 0.2) trees.push({ x: x + (chance(which + 1) - 0.5) * 5, y });
    }
  }
  return trees;
}

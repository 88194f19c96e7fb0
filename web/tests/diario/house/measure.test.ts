import { HOUSE, LADDERS, SPACE_IDS } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import {
  boxOf,
  HEIGHT,
  LADDERS_DRAWN,
  middleOf,
  spaceAt,
  WIDTH,
} from '../../../src/games/diario/table/house/measure.ts';
import { nextSpace } from '../../../src/games/diario/table/house/spaces.tsx';

test('every space lies within the drawing and none covers another', () => {
  for (const space of SPACE_IDS) {
    const { x, y, width, height } = boxOf(space);
    expect(width, space).toBeGreaterThanOrEqual(50);
    expect(height, space).toBeGreaterThanOrEqual(80);
    expect(x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT, space).toBe(true);
    // A point in the middle of a space belongs to that space alone.
    expect(spaceAt((x + width / 2) / WIDTH, (y + height / 2) / HEIGHT)).toBe(space);
  }
});

test('spaces that follow each other on a floor adjoin', () => {
  SPACE_IDS.forEach((space, at) => {
    const next = SPACE_IDS[at + 1];
    if (next === undefined || HOUSE[next].floor !== HOUSE[space].floor) return;
    const [left, right] = [boxOf(space), boxOf(next)];
    expect(left.x + left.width, `${space} ${next}`).toBe(right.x);
    expect(left.y).toBe(right.y);
  });
});

test('every ladder stands in both of its rooms', () => {
  expect(LADDERS_DRAWN).toHaveLength(LADDERS.length);
  LADDERS.forEach(([above, below], at) => {
    const ladder = LADDERS_DRAWN[at];
    for (const { x, width } of [boxOf(above), boxOf(below)]) {
      expect(ladder?.x, `${above} ${below}`).toBeGreaterThan(x + 6);
      expect(ladder?.x, `${above} ${below}`).toBeLessThan(x + width - 6);
    }
    expect(ladder?.top).toBe(boxOf(above).y + boxOf(above).height);
    expect(ladder?.bottom).toBe(boxOf(below).y + boxOf(below).height);
  });
});

test('a point outside the rooms belongs to no space', () => {
  expect(spaceAt(0.01, 0.01)).toBeNull();
  expect(spaceAt(0.1, 0.95)).toBeNull();
});

test('the arrow keys lead along a floor and to the nearest space of the next one', () => {
  expect(nextSpace('g2', 'ArrowRight')).toBe('g3');
  expect(nextSpace('g5', 'ArrowUp')).toBe('m4');
  expect(nextSpace('b8', 'ArrowDown')).toBe('c1');
  expect(nextSpace('g1', 'ArrowLeft')).toBeNull();
  expect(nextSpace('t6', 'ArrowRight')).toBeNull();
  expect(nextSpace('t1', 'ArrowUp')).toBeNull();
  expect(nextSpace('g2', 'Enter')).toBeNull();
});

test('the arrow keys reach every space from the door', () => {
  const reached = new Set(['g2' as (typeof SPACE_IDS)[number]]);
  for (const space of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = nextSpace(space, key);
      if (next !== null) reached.add(next);
    }
  expect(reached.size).toBe(SPACE_IDS.length);
  expect(middleOf(boxOf('g5'))).toBe(middleOf(boxOf('m4')));
});

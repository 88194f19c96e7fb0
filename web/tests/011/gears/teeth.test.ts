import { expect, test } from 'vitest';
import { pitchRadius, rootRadius, tipRadius, wheelPath } from '../../../src/games/011/gears/teeth.ts';
import { MODULE, TRAIN } from '../../../src/games/011/gears/train.ts';

/** Every point of an outline, as its distance from the middle. */
function radii(path: string): number[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
}

test('GEAR-1 the machine gear has 8 teeth, the movement gear 9 and the action gear 7', () => {
  expect(TRAIN.map(({ teeth }) => teeth)).toEqual([8, 9, 7]);
});

test.each(TRAIN.map(({ teeth }) => teeth))('GEAR-1 a wheel of %i teeth is ui with as many', (teeth) => {
  const isOutside = radii(wheelPath(teeth, MODULE)).map((radius) => radius > pitchRadius(teeth, MODULE));
  const rises = isOutside.filter((outside, index) => outside && isOutside.at(index - 1) === false);
  expect(rises).toHaveLength(teeth);
});

test.each(TRAIN.map(({ teeth }) => teeth))('a wheel of %i teeth stays between root and tip', (teeth) => {
  for (const radius of radii(wheelPath(teeth, MODULE))) {
    expect(radius).toBeGreaterThan(rootRadius(teeth, MODULE) - 0.02);
    expect(radius).toBeLessThan(tipRadius(teeth, MODULE) + 0.02);
  }
});

test('no tooth reaches the foot of the gap it turns in', () => {
  for (const one of TRAIN) {
    for (const other of TRAIN) {
      const distance = pitchRadius(one.teeth, MODULE) + pitchRadius(other.teeth, MODULE);
      expect(tipRadius(one.teeth, MODULE) + rootRadius(other.teeth, MODULE)).toBeLessThan(distance);
    }
  }
});

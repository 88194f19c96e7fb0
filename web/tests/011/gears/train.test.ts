import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '@vigilia/game-011';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pitchRadius } from '../../../src/games/011/gears/teeth.ts';
import {
  angleOf,
  MODULE,
  rotationAfter,
  TRAIN,
  teethBetween,
  type Wheel,
} from '../../../src/games/011/gears/train.ts';

const GEARS = [MACHINE_GEAR, MOVEMENT_GEAR, ACTION_GEAR] as const;
const [machine, movement, action] = TRAIN;

const someGears = fc.tuple(fc.nat(7), fc.nat(8), fc.nat(6));
const someTurns = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 60 });

/** How far from nothing, when a whole circle is nothing. */
function offBy(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return Math.min(rest, 360 - rest);
}

/** Where the teeth of a wheel stand at a direction, counted in teeth: whole on a tooth, half on a gap. */
function toothAt(wheel: Wheel, direction: number, passed: number): number {
  return ((direction - rotationAfter(wheel, passed)) * wheel.teeth) / 360;
}

/** The number of the face that is painted where the pointer is. */
function faceShown(wheel: Wheel, passed: number): number[] {
  const faces = Array.from({ length: wheel.teeth }, (_, face) => face);
  return faces.filter((face) => offBy(angleOf(wheel, face) + rotationAfter(wheel, passed)) < 0.001);
}

test.each([
  ['machine', machine],
  ['action', action],
])('GEAR-1 the %s gear touches the movement gear and turns against it', (_, wheel) => {
  const distance = Math.hypot(wheel.x - movement.x, wheel.y - movement.y);
  expect(distance).toBeCloseTo(pitchRadius(wheel.teeth, MODULE) + pitchRadius(movement.teeth, MODULE));
  expect(wheel.way).toBe(-movement.way);
});

test('GEAR-1 turning by k teeth turns every gear by k of its own', () => {
  for (const wheel of TRAIN) {
    for (const teeth of [1, 2, 3]) {
      expect(rotationAfter(wheel, teeth) * wheel.way).toBeCloseTo((360 / wheel.teeth) * teeth);
    }
  }
});

test('GEAR-1 a tooth meets a gap wherever two gears touch, in the middle of a turn too', () => {
  fc.assert(
    fc.property(someGears, fc.double({ min: 0, max: 200, noNaN: true }), (faces, turned) => {
      for (const [wheel, index] of [
        [machine, 0],
        [action, 2],
      ] as const) {
        const away = (Math.atan2(movement.x - wheel.x, wheel.y - movement.y) * 180) / Math.PI;
        const own = toothAt(wheel, away, faces[index] + turned);
        const others = toothAt(movement, away + 180, faces[1] + turned);
        expect(offBy((own + others - 0.5) * 360)).toBeLessThan(0.001);
      }
    }),
  );
});

test('GEAR-3, GEAR-4 the face at the pointer is the face of the data after any number of turns', () => {
  fc.assert(
    fc.property(someGears, someTurns, (start, turns) => {
      const turned = turns.reduce((sum, teeth) => sum + teeth, 0);
      for (const [index, wheel] of TRAIN.entries()) {
        const first = start[index] ?? 0;
        const after = turns.reduce((face, teeth) => (face + teeth) % wheel.teeth, first);
        const [face, ...more] = faceShown(wheel, first + turned);
        expect(more).toEqual([]);
        expect(GEARS[index]?.[face ?? -1]).toBe(GEARS[index]?.[after]);
      }
    }),
  );
});

test('GEAR-2 a turn is followed forwards, a turn taken back is followed backwards', () => {
  fc.assert(
    fc.property(someGears, fc.integer({ min: -200, max: 200 }), (start, teeth) => {
      const after = start.map((face, index) => {
        const size = TRAIN[index]?.teeth ?? 1;
        return (((face + teeth) % size) + size) % size;
      });
      expect(teethBetween(start, after as [number, number, number])).toBe(teeth);
    }),
  );
});

import { ACTION_GEAR, facesAfter, MACHINE_GEAR, MOVEMENT_GEAR, type View } from '@vigilia/game-011';
import { pitchRadius, wheelPath } from './teeth.ts';

/** The size of a tooth: pitch diameter for each tooth, the same for wheels that mesh. */
export const MODULE = 12;

/** A wheel of the train. Its face with number 0 is painted under the tooth that stands up when it is not turned. */
export interface Wheel {
  readonly teeth: number;
  /** 1 goes round clockwise, -1 against it: neighbours never the same way. */
  readonly way: 1 | -1;
  readonly x: number;
  readonly y: number;
  /** Its teeth as the path of an SVG: drawn once, since every wheel is drawn anew whenever a face is pointed at. */
  readonly outline: string;
}

const movement: Wheel = wheelWith(MOVEMENT_GEAR.length, { way: -1, x: 0, y: 0 });

/** Machine, movement, action: in this order they mesh, and in this order the view names their faces (GEAR-1). */
export const TRAIN: readonly [machine: Wheel, movement: Wheel, action: Wheel] = [
  wheelWith(MACHINE_GEAR.length, { way: 1, ...beside(movement, MACHINE_GEAR.length, { side: -1 }) }),
  movement,
  wheelWith(ACTION_GEAR.length, { way: 1, ...beside(movement, ACTION_GEAR.length, { side: 1 }) }),
];

function wheelWith(teeth: number, place: Pick<Wheel, 'way' | 'x' | 'y'>): Wheel {
  return { teeth, ...place, outline: wheelPath(teeth, MODULE) };
}

/**
 * Where a wheel stands beside another. All pointers are straight up and show a tooth, and teeth must meet gaps where
 * wheels touch: that leaves a few directions, of which the fourth is the nearest to the horizontal.
 */
function beside(wheel: Wheel, teeth: number, { side }: { readonly side: 1 | -1 }): { x: number; y: number } {
  const direction = (4 / (wheel.teeth + teeth)) * 2 * Math.PI;
  const distance = pitchRadius(wheel.teeth, MODULE) + pitchRadius(teeth, MODULE);
  const away = side === 1 ? direction : direction + Math.PI;
  return { x: wheel.x + distance * Math.sin(away), y: wheel.y - distance * Math.cos(away) };
}

/** Degrees clockwise from straight up at which a face is painted on a wheel that is not turned. */
export function angleOf(wheel: Wheel, face: number): number {
  return (-wheel.way * face * 360) / wheel.teeth;
}

/** Degrees by which a wheel is turned when a number of faces have passed the pointer. */
export function rotationAfter(wheel: Wheel, faces: number): number {
  return (wheel.way * faces * 360) / wheel.teeth;
}

/**
 * By how many teeth the train was turned between two views: backwards only if that is the shorter way, as when a
 * turn was taken back. The numbers of teeth have no common factor, so there always is one answer.
 */
export function teethBetween(before: View['gears'], after: View['gears']): number {
  let teeth = 0;
  while (!leadsTo(before, teeth, after) && !leadsTo(after, teeth, before)) teeth++;
  return leadsTo(before, teeth, after) ? teeth : -teeth;
}

function leadsTo(from: View['gears'], teeth: number, to: View['gears']): boolean {
  return facesAfter({ gears: from }, teeth).every((face, index) => face === to[index]);
}

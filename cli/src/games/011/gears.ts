import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

const MOST_TEETH = 3;

/** What the gears show, and what one, two or three teeth would bring (GEAR-1). */
export function gearLines(
  { gears: [machine, movement, action] }: View,
  { translate }: RenderOptions,
): string[] {
  return Array.from({ length: MOST_TEETH + 1 }, (_, teeth) => {
    const faces = {
      machine: faceOf(MACHINE_GEAR, machine + teeth),
      steps: faceOf(MOVEMENT_GEAR, movement + teeth),
      action: faceOf(ACTION_GEAR, action + teeth),
    };
    return translate(teeth === 0 ? text('board.gears', faces) : text('board.teeth', { teeth, ...faces }));
  });
}

function faceOf<T>(gear: readonly T[], tooth: number): T {
  return gear[tooth % gear.length] as T;
}

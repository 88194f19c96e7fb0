import { actionShown, facesAfter, machineShown, stepsShown, TEETH, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** What the gears show, and what one, two or three teeth would bring (GEAR-1). */
export function gearLines(view: View, { translate }: RenderOptions): string[] {
  return [0, ...TEETH].map((teeth) => {
    const gears = facesAfter(view, teeth);
    const faces = {
      machine: machineShown({ gears }),
      steps: stepsShown({ gears }),
      action: actionShown({ gears }),
    };
    return translate(teeth === 0 ? text('board.gears', faces) : text('board.teeth', { teeth, ...faces }));
  });
}

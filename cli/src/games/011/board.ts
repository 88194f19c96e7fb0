import { actionShown, facesAfter, machineShown, stepsShown, TEETH, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { beside, lengthOf, paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';
import { handLines } from './hand.ts';
import { legendLines } from './legend.ts';
import { mapLines } from './map.ts';
import { playerLines } from './players.ts';
import { slotLines } from './slots.ts';

/** All a viewer sees of the table: side by side if the terminal is wide enough. */
export function board(view: View, options: RenderOptions): string[] {
  const map = [...mapLines(view, options), '', ...legendLines(options)];
  const state = [
    ...playerLines(view, options),
    '',
    ...gearLines(view, options),
    '',
    ...slotLines(view, options),
  ];
  const width = Math.max(...map.map(lengthOf)) + 3 + Math.max(...state.map(lengthOf));
  const table = width <= options.width ? beside(map, state) : [...map, '', ...state];
  return [...headLines(view, options), '', ...table, '', ...handLines(view, options)];
}

/** The Hour, its phase, and its Event in words. */
function headLines({ hour, phase, event }: View, { translate, width }: RenderOptions): string[] {
  const title = translate(
    text('board.hour', { hour, phase: translate({ key: `phase.${phase}`, vars: {} }) }),
  );
  if (event === null) return [paint('bold', title)];
  return [paint('bold', title), ...wrap(translate(text('board.event', { id: event, event })), width, '  ')];
}

/** Pieces on the map, the Hour, its phase and the seat on turn: a bid or spent Time needs no new drawing. */
export function redrawKey({ hour, phase, turn, characters, clues, organ, slots, gears }: View): string {
  return JSON.stringify([hour, phase, turn?.seat, characters, clues, organ, slots, gears]);
}

/** What the gears show, and what one, two or three teeth would bring (GEAR-1). */
function gearLines(view: View, { translate }: RenderOptions): string[] {
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

import type { View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { beside, lengthOf, paint, wrap } from '../layout.ts';
import { gearLines } from './gears.ts';
import { handLines } from './hand.ts';
import { legendLines } from './legend.ts';
import { mapLines } from './map.ts';
import { playerLines } from './players.ts';
import { slotLines } from './slots.ts';

/** All a viewer sees of the table: side by side where the terminal is wide enough. */
export function board(view: View, paper: Paper): string[] {
  const map = [...mapLines(view, paper), '', ...legendLines(paper)];
  const state = [...playerLines(view, paper), '', ...gearLines(view, paper), '', ...slotLines(view, paper)];
  const width = Math.max(...map.map(lengthOf)) + 3 + Math.max(...state.map(lengthOf));
  const table = width <= paper.width ? beside(map, state) : [...map, '', ...state];
  return [...headLines(view, paper), '', ...table, '', ...handLines(view, paper)];
}

/** The Hour, its phase, and its Event in words. */
function headLines({ hour, phase, event }: View, { say, width }: Paper): string[] {
  const title = say(text('board.hour', { hour, phase: say({ key: `phase.${phase}`, vars: {} }) }));
  if (event === null) return [paint('bold', title)];
  return [paint('bold', title), ...wrap(say(text('board.event', { id: event, event })), width, '  ')];
}

import { HOUSE, reachableIn, SPACE_IDS, type SpaceId, type View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { lengthOf, paint } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

const FLOORS = ['top', 'middle', 'ground', 'basement', 'cellar'] as const;
const WIDTH = 76;

/** Floor by floor: what lies on each space; what cannot be reached yet is dim. */
export function houseLines(view: View, { translate, width }: RenderOptions): string[] {
  const reached = reachableIn(view.house);
  return FLOORS.flatMap((floor) => {
    const spaces = SPACE_IDS.filter((space) => HOUSE[space].floor === floor).map(onSpace);
    return flow(`${translate(text('journal.floor', { floor }))}:`, spaces, Math.min(width, WIDTH));
  });

  function onSpace(space: SpaceId): string {
    const words = `${space} ${wordsOn(space)}`;
    return reached.has(space) ? words : paint('dim', `(${words})`);
  }

  function wordsOn(space: SpaceId): string {
    const on = view.house[space];
    if (on === undefined)
      return translate(text('journal.printed', { printed: emptied(HOUSE[space].printed) }));
    if (on.kind === 'fitting') return translate(text('journal.fitting', { fitting: on.fitting }));
    return translate(text(on.remnants ? 'journal.remnants' : 'journal.shelter', { shelter: on.kind }));
  }
}

/** Cells one after the other, none broken in two. */
function flow(label: string, cells: readonly string[], width: number): string[] {
  const lines = [label];
  for (const cell of cells) {
    const line = lines.at(-1) ?? '';
    if (lengthOf(line) + 2 + lengthOf(cell) <= width) lines[lines.length - 1] = `${line}  ${cell}`;
    else lines.push(`    ${cell}`);
  }
  return lines;
}

/** A space whose card is gone is free; the catalog cannot have a hyphen in a selector. */
function emptied(printed: string): string {
  if (printed === 'new-idea') return 'idea';
  return ['furniture', 'heap', 'rubble', 'closed-door', 'bars'].includes(printed) ? 'free' : printed;
}

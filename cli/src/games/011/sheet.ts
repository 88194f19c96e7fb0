import { CHARACTERS, type Sheet, sheet as sheetOf, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Translate } from '../../texts/translate.ts';
import { padded, paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

type Mark = Sheet['rows']['lilja'][number];

const NAME_WIDTH = 12;

/** Eight Characters by where their cards may lie, with how likely each place is (SET-6). */
export function sheet(view: View, { translate, width }: RenderOptions): string[] {
  const { columns, rows, worlds } = sheetOf(view);
  const heads = columns.map((column) => headOf(column, translate));
  const lines = CHARACTERS.map((character) => {
    const name = padded(translate({ key: `character.${character}`, vars: {} }), NAME_WIDTH);
    const marks = rows[character].map((mark, column) =>
      padded(signOf(mark, worlds), (heads[column] ?? '').length),
    );
    return `${name}  ${marks.join('  ')}`.trimEnd();
  });
  return [
    paint('bold', `${padded('', NAME_WIDTH)}  ${heads.join('  ')}`.trimEnd()),
    ...lines,
    ...wrap(translate(text('sheet.legend', { worlds })), width),
  ];
}

function headOf(column: Sheet['columns'][number], translate: Translate): string {
  const name =
    typeof column === 'number'
      ? translate(text('board.other', { seat: column }))
      : translate({ key: `whereabouts.${column}`, vars: {} });
  return padded(name, 4);
}

/** Shown is a capital X, concluded a small x; a dot is a place where the card is not. */
function signOf({ worlds, layer }: Mark, all: number): string {
  if (layer === 'open') return `${Math.round((100 * worlds) / all)}%`;
  if (worlds === 0) return layer === 'ink' ? '-' : '.';
  return layer === 'ink' ? 'X' : 'x';
}

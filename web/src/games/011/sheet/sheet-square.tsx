import type { Signal } from '@preact/signals';
import type { Character } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { isNounGuided } from '../../../draft/guide.ts';
import { currentLanguage } from '../../../i18n/translate.ts';
import { cellAt, percentOf } from './cell.ts';
import { verdictOn } from './checked.ts';
import { MarkDrawing } from './mark.tsx';
import type { PencilMark } from './pencil.ts';
import { readingOf, type SheetContent } from './reading-of.ts';
import * as sheetStyles from './sheet.module.css';
import * as styles from './sheet-square.module.css';
import type { RowAndColumn } from './steps.ts';
import { columnName, type Whereabouts } from './whereabouts.ts';

/** Keys that write a mark at once; pressing a square goes through them. */
const KEYS: Readonly<Record<string, PencilMark | null>> = {
  '+': 'yes',
  '-': 'no',
  '?': 'maybe',
  Delete: null,
  Backspace: null,
};

interface SheetSquareProps {
  readonly content: SheetContent;
  readonly character: Character;
  readonly column: Whereabouts;
  readonly place: RowAndColumn;
  readonly here: Signal<RowAndColumn | null>;
  readonly pointed: Signal<RowAndColumn | null>;
}

export function SheetSquare({ content, character, column, place, here, pointed }: SheetSquareProps) {
  const { draft, view, filled, assist, pencil, checked, solved } = content;
  const square = { viewer: view.viewer, character, column };
  const cell = cellAt(view, filled, assist, character, column);
  const mark = pencil.at(square);
  const isHere = (here.value?.row ?? 0) === place.row && (here.value?.column ?? 0) === place.column;
  const state = readingOf(content, character, column).map((each) => draft.say(each));
  const note = () => draft.note({ type: 'pencilled', character, column, mark: pencil.at(square) ?? 'none' });
  return (
    <td class={styles.sheetSquare}>
      <button
        type="button"
        tabIndex={isHere ? 0 : -1}
        data-row={place.row}
        data-column={place.column}
        data-layer={cell.layer}
        data-verdict={(checked === null ? null : verdictOn(checked, character, column, mark)) ?? undefined}
        data-solved={column === 'chosen' && character === solved ? '' : undefined}
        data-guided={isNounGuided(draft, `sheet:${character} ${column}`)}
        aria-label={draft.say(
          text('sheet.square', { character, column: columnName(draft, column), state: state.join(' ') }),
        )}
        // What the game showed needs no pencil.
        onClick={() => {
          if (cell.layer === 'ink') return;
          pencil.turn(square);
          note();
        }}
        onKeyDown={(event) => {
          const written = KEYS[event.key];
          if (written === undefined) return;
          // The rest of the table has keys of its own.
          event.preventDefault();
          event.stopPropagation();
          if (cell.layer === 'ink') return;
          pencil.write(square, written);
          note();
        }}
        onFocus={() => {
          here.value = place;
        }}
        onPointerEnter={() => {
          pointed.value = place;
        }}
        onPointerLeave={() => {
          pointed.value = null;
        }}
      >
        <MarkDrawing cell={cell} pencil={mark} />
        {cell.chance !== null && (
          <span class={sheetStyles.sheetChance}>{percentOf(cell.chance, currentLanguage() ?? 'en')}</span>
        )}
      </button>
    </td>
  );
}

import type { Signal } from '@preact/signals';
import { CHARACTERS, chanceOfFenrir, type Eleven, type View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { currentLanguage, t } from '../../../i18n/translate.ts';
import { NounWord } from '../../../log/sentence.tsx';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Emblem } from '../emblems/emblem.tsx';
import { gives, percentOf } from './cell.ts';
import * as styles from './grid.module.css';
import type { SheetContent } from './reading-of.ts';
import * as sheet from './sheet.module.css';
import { SheetSquare } from './sheet-square.tsx';
import { type RowAndColumn, stepOn } from './steps.ts';
import { columnName, columnsOf, type Whereabouts } from './whereabouts.ts';

/** From this number of columns on, narrow screens have no room for the Characters' names. */
const MANY = 7;

interface GridProps {
  readonly content: SheetContent;
  /** The square the keyboard is at. */
  readonly here: Signal<RowAndColumn | null>;
  /** The square the pointer is at. */
  readonly pointed: Signal<RowAndColumn | null>;
}

/** Eight Characters by the Chosen One, the Unknown deck and every player. */
export function Grid({ content, here, pointed }: GridProps) {
  const { draft, view } = content;
  const columns = columnsOf(view);
  const walk = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const to = stepOn(
      { row: CHARACTERS.length, column: columns.length },
      here.value ?? { row: 0, column: 0 },
      event.key,
    );
    if (to === null) return;
    event.preventDefault();
    const square = `[data-row="${to.row}"][data-column="${to.column}"]`;
    event.currentTarget.querySelector<HTMLElement>(square)?.focus();
  };
  return (
    <div class={styles.sheetPaper} data-many={columns.length >= MANY}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its squares are walked by arrow keys. */}
      <table role="grid" aria-label={t('sheet.title')} onKeyDown={walk}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead key={column} draft={draft} column={column} isMine={column === view.viewer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {CHARACTERS.map((character, row) => (
            <tr key={character}>
              <th scope="row">
                <span class={styles.sheetCharacter}>
                  <svg viewBox="-16 -16 32 32" aria-hidden="true">
                    <Emblem character={character} size={28} />
                  </svg>
                  <NounWord
                    draft={draft}
                    noun={`character:${character}`}
                    words={draft.say(text('sheet.character', { character }))}
                  />
                </span>
              </th>
              {columns.map((column, index) => (
                <SheetSquare
                  key={column}
                  content={content}
                  character={character}
                  column={column}
                  place={{ row, column: index }}
                  here={here}
                  pointed={pointed}
                />
              ))}
            </tr>
          ))}
        </tbody>
        {gives(content.assist, 'odds') && <FenrirRow view={view} />}
      </table>
    </div>
  );
}

const CARDS: Readonly<Record<'chosen' | 'unknown', string>> = {
  chosen: 'M5 2.5h14v19H5zM12 6.5l1.6 3.7 4 .4-3 2.7.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.7 4-.4z',
  unknown: 'M8 2.5h12v16H8M8 2.5v16h12M4.5 6v15.5h12M11.7 8.3c.2-3 4.7-2.9 4.6 0 0 2-2.3 2-2.3 4M14 14.8h.01',
};

interface ColumnHeadProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly column: Whereabouts;
  readonly isMine: boolean;
}

function ColumnHead({ draft, column, isMine }: ColumnHeadProps) {
  const sitter = typeof column === 'number' ? draft.table.sitters.value[column] : undefined;
  return (
    <th scope="col" class={styles.sheetColumn} data-mine={isMine ? '' : undefined}>
      {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={26} />}
      {typeof column === 'string' && (
        <svg class={styles.sheetCard} viewBox="0 0 24 24" aria-hidden="true">
          <path d={CARDS[column]} />
        </svg>
      )}
      <span class={styles.sheetColumnName}>{columnName(draft, column)}</span>
    </th>
  );
}

/** How likely each player is Fenrir; nothing before Fenrir wakes, or if he never does. */
function FenrirRow({ view }: { readonly view: View }) {
  const chances = view.players.map((_, seat) => chanceFor(view, seat));
  if (chances.every((chance) => chance === 0)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('sheet.fenrir')}</th>
        <td />
        <td />
        {chances.map((chance, seat) => (
          <td key={seat} class={sheet.sheetChance}>
            {percentOf(chance, currentLanguage() ?? 'en')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Everybody knows what they are themselves. */
function chanceFor(view: View, seat: Seat): number {
  if (seat !== view.viewer || view.own === null) return chanceOfFenrir(view, seat);
  return view.own.role === 'fenrir' ? 1 : 0;
}

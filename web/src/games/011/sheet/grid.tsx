import type { Signal } from '@preact/signals';
import { CHARACTERS } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { NounWord } from '../../../log/sentence.tsx';
import { Emblem } from '../emblems/emblem.tsx';
import { gives } from './cell.ts';
import { ColumnHead } from './column-head.tsx';
import { FenrirRow } from './fenrir-row.tsx';
import type { Page } from './page.ts';
import { SheetSquare } from './sheet-square.tsx';
import { type Place, stepOn } from './steps.ts';
import { columnsOf } from './whereabouts.ts';
import './grid.css';

/** From this number of columns on, narrow screens have no room for the Characters' names. */
const MANY = 7;

interface GridProps {
  readonly page: Page;
  /** The square the keyboard is at. */
  readonly here: Signal<Place | null>;
  /** The square the pointer is at. */
  readonly pointed: Signal<Place | null>;
}

/** Eight Characters by the Chosen One, the Unknown deck and every player. */
export function Grid({ page, here, pointed }: GridProps) {
  const { draft, view } = page;
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
    <div class="sheet-paper" data-many={columns.length >= MANY}>
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
                <span class="sheet-character">
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
                  page={page}
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
        {gives(page.assist, 'odds') && <FenrirRow view={view} />}
      </table>
    </div>
  );
}

import type { Character } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import { currentLanguage } from '../../../i18n/translate.ts';
import { cellAt } from './cell.ts';
import { namedInVainBy } from './named-by.ts';
import type { Page } from './page.ts';
import { percentOf } from './percent.ts';
import type { Whereabouts } from './whereabouts.ts';
import { whyOf } from './why.ts';
import { inkText, PENCIL_WORDS, whyText } from './words.ts';

/** All that a square says, in words: what is so, why, and what one pencilled in. */
export function readingOf(
  { draft, view, filled, assist, pencil }: Page,
  character: Character,
  column: Whereabouts,
): Text[] {
  const cell = cellAt(view, filled, assist, character, column);
  const said: Text[] = [];
  if (cell.layer === 'ink')
    said.push(inkText(view, cell, character, namedInVainBy(draft.table.log.value, character)));
  if (cell.layer === 'graphite' && filled !== null) {
    said.push(text(cell.isThere === true ? 'sheet.must' : 'sheet.cannot'));
    const why = whyOf(view, filled, character, column);
    if (why !== null) said.push(whyText(view, why));
  }
  if (cell.chance !== null && cell.worlds !== null && filled !== null) {
    const percent = percentOf(cell.chance, currentLanguage() ?? 'en');
    said.push(text('sheet.chance', { percent, worlds: cell.worlds, all: filled.worlds }));
  }
  const mark = pencil.at({ viewer: view.viewer, character, column });
  if (mark !== null) said.push(text(PENCIL_WORDS[mark]));
  return said.length === 0 ? [text('sheet.open')] : said;
}

import type { Character, Eleven, Sheet, View } from '@vigilia/game-011';
import { type Assist, type Seat, type Text, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { currentLanguage } from '../../../i18n/translate.ts';
import type { LogEntry } from '../../../table/table.ts';
import { type Cell, cellAt, percentOf } from './cell.ts';
import { type Verdict, verdictOn } from './checked.ts';
import type { Pencil, PencilMark } from './pencil.ts';
import { placeKindOf, type Whereabouts } from './whereabouts.ts';
import { type Why, whyOf } from './why.ts';

/** All that is written on the sheet, and by what rules. */
export interface SheetContent {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  /** Null if the table does not reckon. */
  readonly filled: Sheet | null;
  readonly assist: Assist;
  readonly pencil: Pencil;
  /** What is possible, while the player has the pencil marks checked; null otherwise. */
  readonly checked: Sheet | null;
  /** The Chosen One, once this player knows (`solvedBy`). */
  readonly solved: Character | null;
}

/** All that a square says, in words: what is so, why, and what one pencilled in. */
export function readingOf(
  { draft, view, filled, assist, pencil, checked }: SheetContent,
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
  const verdict = checked === null ? null : verdictOn(checked, character, column, mark);
  if (verdict !== null) said.push(text(VERDICT_WORDS[verdict]));
  return said.length === 0 ? [text('sheet.open')] : said;
}

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  follows: 'sheet.verdict-follows',
  'cannot-be': 'sheet.verdict-cannot-be',
  open: 'sheet.verdict-open',
};

const PENCIL_WORDS: Readonly<Record<PencilMark, string>> = {
  yes: 'sheet.pencil-yes',
  no: 'sheet.pencil-no',
  maybe: 'sheet.pencil-maybe',
};

/** What the game showed of a square. The seat that named a Character in vain is null if none did. */
function inkText(view: View, { isThere }: Cell, character: Character, namedBy: Seat | null): Text {
  const where = view.shown[character];
  if (where === undefined)
    return namedBy === null ? text('sheet.named') : text('sheet.named-by', { seat: namedBy });
  if (isThere === true) return text('sheet.shown-here', { kind: placeKindOf(view, where) });
  return text('sheet.shown-there', placeVariables(view, where));
}

/** What follows for a square, and why. */
function whyText(view: View, why: Why): Text {
  switch (why.why) {
    case 'full':
      return text('sheet.why-full', {
        ...placeVariables(view, why.where),
        characters: why.characters,
      });
    case 'elsewhere':
      return text('sheet.why-elsewhere', placeVariables(view, why.where));
    case 'only-suspect':
      return text('sheet.why-only-suspect', { kind: why.isAnyNamed ? 'named' : 'seen' });
    case 'only-room':
      return text('sheet.why-only-room', { kind: why.wasNamed ? 'named' : 'taken' });
  }
}

function placeVariables(view: View, where: Whereabouts): { kind: string; seat: Seat } {
  return { kind: placeKindOf(view, where), seat: typeof where === 'number' ? where : 0 };
}

/** The seat that named a Character as the Chosen One in vain, as far as this screen heard; null if none did. */
function namedInVainBy(log: readonly LogEntry[], character: Character): Seat | null {
  for (const { events } of log) {
    for (const event of events) {
      if (event.type !== 'declared-wrong' || !('seat' in event) || !('character' in event)) continue;
      if (event.character === character && typeof event.seat === 'number') return event.seat;
    }
  }
  return null;
}

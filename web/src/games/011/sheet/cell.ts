import type { Character, Sheet, View } from '@vigilia/game-011';
import { ASSISTS, type Assist, localeOf } from '@vigilia/kernel';
import type { Whereabouts } from './whereabouts.ts';

/** What one square of the sheet says, apart from the pencil. */
export interface Cell {
  /** `ink`: the game showed it. `graphite`: it follows. `open`: nothing is filled in. */
  readonly layer: 'ink' | 'graphite' | 'open';
  /** Whether the card lies there; null while that is open. */
  readonly isThere: boolean | null;
  /** The share of the possible worlds in which it does; null if the table does not reckon. */
  readonly chance: number | null;
  readonly worlds: number | null;
}

const OPEN: Cell = { layer: 'open', isThere: null, chance: null, worlds: null };

/** Whether a table gives help of this level. */
export function gives(assist: Assist, level: Assist): boolean {
  return ASSISTS.indexOf(assist) >= ASSISTS.indexOf(level);
}

/** A square as far as the table fills it in. The sheet is null until it is reckoned. */
export function cellAt(
  view: View,
  sheet: Sheet | null,
  assist: Assist,
  character: Character,
  column: Whereabouts,
): Cell {
  const isInk = gives(assist, 'record') || view.own?.characters.includes(character) === true;
  const shown = isInk ? inkAt(view, character, column) : null;
  if (shown !== null) return { ...OPEN, layer: 'ink', isThere: shown };
  const mark = sheet?.rows[character][sheet.columns.indexOf(column)];
  if (sheet === null || mark === undefined || !gives(assist, 'reason')) return OPEN;
  if (mark.layer === 'graphite') return { ...OPEN, layer: 'graphite', isThere: mark.worlds > 0 };
  return gives(assist, 'odds') ? { ...OPEN, chance: mark.worlds / sheet.worlds, worlds: mark.worlds } : OPEN;
}

/** What the game showed of a square; null if it showed nothing. */
function inkAt({ shown, denied }: View, character: Character, column: Whereabouts): boolean | null {
  const where = shown[character];
  if (where !== undefined) return where === column;
  return column === 'chosen' && denied.includes(character) ? false : null;
}

/** A chance as a share of a hundred: never 0 or 100 unless it is certain. */
export function percentOf(chance: number, language: string): string {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  if (chance > 0 && chance < 0.01) return `<${percent.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${percent.format(0.99)}`;
  return percent.format(chance);
}

import { CHARACTERS, type Character, type Sheet } from '@vigilia/game-011';
import type { Viewer } from '@vigilia/kernel';
import type { Pencil, PencilMark } from './pencil.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What becomes of a pencilled mark: it follows from what was shown, it cannot be, or neither is certain yet. */
export type Verdict = 'follows' | 'cannot-be' | 'open';

/** Whether a pencilled yes or no follows. A maybe claims nothing, so there is nothing to say of it. */
export function verdictOn(
  sheet: Sheet,
  character: Character,
  column: Whereabouts,
  mark: PencilMark | null,
): Verdict | null {
  const worlds = sheet.rows[character][sheet.columns.indexOf(column)]?.worlds;
  if (mark === null || mark === 'maybe' || worlds === undefined) return null;
  if (worlds > 0 && worlds < sheet.worlds) return 'open';
  return worlds > 0 === (mark === 'yes') ? 'follows' : 'cannot-be';
}

/** How many marks of a viewer are of each kind. */
export function countVerdicts(
  sheet: Sheet,
  viewer: Viewer,
  pencil: Pick<Pencil, 'at'>,
): Readonly<Record<Verdict, number>> {
  const counts = { follows: 0, 'cannot-be': 0, open: 0 };
  for (const character of CHARACTERS) {
    for (const column of sheet.columns) {
      const verdict = verdictOn(sheet, character, column, pencil.at({ viewer, character, column }));
      if (verdict !== null) counts[verdict]++;
    }
  }
  return counts;
}

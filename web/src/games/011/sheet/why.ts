import type { Character, Sheet, View } from '@vigilia/game-011';
import { cardsAt, shownAt, type Whereabouts } from './whereabouts.ts';

/** Why a card must lie in a place, or cannot. */
export type Why =
  /** Every card there is known, and it is another. */
  | { readonly why: 'full'; readonly where: Whereabouts; readonly characters: readonly Character[] }
  /** It can only lie somewhere else. */
  | { readonly why: 'elsewhere'; readonly where: Whereabouts }
  /** All others were shown, or named in vain: it is the Chosen One. */
  | { readonly why: 'only-suspect'; readonly isAnyNamed: boolean }
  /** Every other place is taken, so that only this one is left; it may have been named in vain as the Chosen One. */
  | { readonly why: 'only-room'; readonly wasNamed: boolean };

/**
 * What a mark in graphite rests on; null if there is none. Cards that were not shown are only held back by room,
 * and by the names that were in vain, so that there are no other reasons.
 */
export function whyOf(view: View, sheet: Sheet, character: Character, column: Whereabouts): Why | null {
  const mark = sheet.rows[character][sheet.columns.indexOf(column)];
  if (mark?.layer !== 'graphite') return null;
  if (mark.worlds > 0) {
    if (column !== 'chosen')
      return {
        why: 'only-room',
        wasNamed: shownAt(view, 'chosen').length === 0 && view.denied.includes(character),
      };
    return {
      why: 'only-suspect',
      isAnyNamed: view.denied.some((named) => view.shown[named] === undefined),
    };
  }
  const characters = shownAt(view, column);
  if (characters.length === cardsAt(view, column)) return { why: 'full', where: column, characters };
  const where = sheet.columns.find((_, index) => sheet.rows[character][index]?.worlds === sheet.worlds);
  return where === undefined ? null : { why: 'elsewhere', where };
}

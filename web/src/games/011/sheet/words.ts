import type { Character, View } from '@vigilia/game-011';
import { type Seat, type Text, text } from '@vigilia/kernel';
import type { Cell } from './cell.ts';
import type { PencilMark } from './pencil.ts';
import { kindOf, type Whereabouts } from './whereabouts.ts';
import type { Why } from './why.ts';

export const PENCIL_WORDS: Readonly<Record<PencilMark, string>> = {
  yes: 'sheet.pencil-yes',
  no: 'sheet.pencil-no',
  maybe: 'sheet.pencil-maybe',
};

/** What the game showed of a square. The seat that named a Character in vain is null where none did. */
export function inkText(view: View, { isThere }: Cell, character: Character, namedBy: Seat | null): Text {
  const where = view.shown[character];
  if (where === undefined)
    return namedBy === null ? text('sheet.named') : text('sheet.named-by', { seat: namedBy });
  if (isThere === true) return text('sheet.shown-here', { kind: kindOf(view, where) });
  return text('sheet.shown-there', placeVariables(view, where));
}

/** What follows for a square, and why. */
export function whyText(view: View, why: Why): Text {
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
      return text('sheet.why-only-room');
  }
}

function placeVariables(view: View, where: Whereabouts): { kind: string; seat: Seat } {
  return { kind: kindOf(view, where), seat: typeof where === 'number' ? where : 0 };
}

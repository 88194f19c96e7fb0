import { type Character, suspects, type View } from '@vigilia/game-011';
import type { Assist } from '@vigilia/kernel';
import { gives } from './cell.ts';
import type { Pencil } from './pencil.ts';

/**
 * The Chosen One, once this viewer's sheet says so: the card was shown, or only one Character is left and the table works
 * that out, or the viewer has pencilled it in. Null before that, and at tables that give paper alone.
 */
export function solvedBy(view: View, assist: Assist, pencil: Pick<Pencil, 'at'>): Character | null {
  const { viewer, over, shown } = view;
  if (viewer === null || over !== null || !gives(assist, 'record')) return null;
  const [only, another] = suspects(view);
  if (only === undefined || another !== undefined) return null;
  const isTold = shown[only] === 'chosen' || gives(assist, 'reason');
  return isTold || pencil.at({ viewer, character: only, column: 'chosen' }) === 'yes' ? only : null;
}

import type { Eleven } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Desk } from '../../../table/answer-draft.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What a column is called. */
export function columnName(desk: Desk<Eleven>, column: Whereabouts): string {
  if (typeof column === 'number') return desk.table.sitters.value[column]?.name ?? `p${column + 1}`;
  return desk.say(text(column === 'chosen' ? 'whereabouts.chosen' : 'whereabouts.unknown'));
}

import type { Eleven } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What a column is called. */
export function columnName(draft: AnswerDraft<Eleven>, column: Whereabouts): string {
  if (typeof column === 'number') return draft.table.sitters.value[column]?.name ?? `p${column + 1}`;
  return draft.say(text(column === 'chosen' ? 'whereabouts.chosen' : 'whereabouts.unknown'));
}

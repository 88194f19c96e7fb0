import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { countUnread } from '../table/frame/unread.ts';

/** Whether people talk at this table. */
export function talks({ table }: AnswerDraft<Eleven>): boolean {
  return table.company !== null && table.company.card.value.setting.talk !== 'off';
}

/** How much was said that this person has not read. */
export function unread({ table }: AnswerDraft<Eleven>): number {
  return table.company === null ? 0 : countUnread(table.company);
}

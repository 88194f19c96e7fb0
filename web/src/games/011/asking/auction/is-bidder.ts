import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';

/** Whether an order for the auctions of this Hour would have anything to do; who looks on leaves none. */
export function isBidder({ table }: AnswerDraft<Eleven>): boolean {
  const view = table.view.value;
  const seat = table.company === null ? table.viewer.value : table.company.seat.value;
  if (view === null || seat === null || view.auction === null || table.where === 'replay') return false;
  return view.players[seat]?.out === false && !view.order.includes(seat);
}

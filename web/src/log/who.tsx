import type { Kinds, Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';

interface WhoProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly seat: Seat;
}

/** Somebody at the table: the symbol and the name. */
export function Who<K extends Kinds>({ draft, seat }: WhoProps<K>) {
  const sitter = draft.table.sitters.value[seat];
  if (sitter === undefined) return null;
  return (
    <span class="who">
      <SeatBadge symbol={sitter.symbol} colour={sitter.colour} />
      <b>{sitter.name}</b>
    </span>
  );
}

import type { Kinds, Seat } from '@vigilia/kernel';
import { SeatBadge } from '../seats/seat-badge.tsx';
import type { AnswerDraft } from '../table/answer-draft.ts';

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

import type { Kinds, Seat } from '@vigilia/kernel';
import { SeatSymbol } from '../../shell/symbols/symbol.tsx';
import type { AnswerDraft } from '../answer-draft.ts';

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
      <SeatSymbol symbol={sitter.symbol} colour={sitter.colour} />
      <b>{sitter.name}</b>
    </span>
  );
}

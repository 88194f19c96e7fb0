import type { Kinds, Seat } from '@vigilia/kernel';
import { SeatSymbol } from '../../shell/symbols/symbol.tsx';
import type { Desk } from '../answer-draft.ts';

interface WhoProps<K extends Kinds> {
  readonly desk: Desk<K>;
  readonly seat: Seat;
}

/** Somebody at the table: the symbol and the name. */
export function Who<K extends Kinds>({ desk, seat }: WhoProps<K>) {
  const sitter = desk.table.sitters.value[seat];
  if (sitter === undefined) return null;
  return (
    <span class="who">
      <SeatSymbol symbol={sitter.symbol} colour={sitter.colour} />
      <b>{sitter.name}</b>
    </span>
  );
}

import type { Look } from './looks.ts';
import { SeatBadge } from './seat-badge.tsx';
import './seat-name.css';

/** The badge and the name of a seat. */
export function SeatName({ look }: { readonly look: Look | undefined }) {
  if (look === undefined) return null;
  return (
    <span class="seat-name">
      <SeatBadge symbol={look.symbol} colour={look.colour} />
      <b>{look.name}</b>
    </span>
  );
}

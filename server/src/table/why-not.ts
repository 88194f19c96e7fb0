import { type Refusal, refuse, type Seat, whyNot as whyNotInGame } from '@vigilia/kernel';
import { mayAnswerFor, seatOf } from './seats.ts';
import type { Table } from './table.ts';

export interface WhyRequest {
  readonly line: string;
  /** Another seat than the own, if it was lent. */
  readonly seat?: Seat | undefined;
}

/** Why a choice would not be taken now; null if it would. It tells what choosing it would, and changes nothing. */
export function whyNot(
  table: Table,
  identity: string | null,
  { line, seat: named }: WhyRequest,
): Refusal | null {
  const own = seatOf(table, identity);
  if (own === null) return refuse(null, 'refusal.not-seated');
  const seat = named ?? own;
  if (!mayAnswerFor(table, own, seat)) return refuse(null, 'refusal.not-yours', { seat });
  if (table.play === null) return refuse(null, 'refusal.not-begun');
  return whyNotInGame(table.play, seat, line);
}

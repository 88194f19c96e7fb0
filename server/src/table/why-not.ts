import { type Game, isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { whyStopped } from './earlier.ts';
import { answerLine } from './play.ts';
import { mayAnswerFor, seatOf } from './seats.ts';
import type { Table } from './table.ts';

export interface WhyRequest {
  readonly line: string;
  /** Another seat than the own, where it was lent. */
  readonly seat?: Seat | undefined;
}

/** Why a choice would not be taken now; null where it would. It tells what choosing it would, and changes nothing. */
export function whyNot(
  game: Game,
  table: Table,
  identity: string | null,
  { line, seat: named }: WhyRequest,
): Refusal | null {
  const own = seatOf(table, identity);
  if (own === null) return refuse(null, 'refusal.not-seated');
  const seat = named ?? own;
  if (!mayAnswerFor(table, own, seat)) return refuse(null, 'refusal.not-yours', { seat });
  if (table.play === null) return refuse(null, 'refusal.not-begun');
  const stopped = whyStopped(table);
  if (stopped !== null) return stopped;
  // What follows may have to be drawn: whoever could ask about it would know before choosing.
  if (line.includes(';')) return refuse(null, 'refusal.one-choice');
  const answered = answerLine(game, table.play.moment, seat, line);
  return isRefusal(answered) ? answered : null;
}

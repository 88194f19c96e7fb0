import { type Assist, type Entry, type Header, header, type Seat } from '@vigilia/kernel';
import type { StoredTable } from '../../storage/tables.ts';

/** A position as it is written down: how it was dealt, and every choice since. */
export interface Position {
  readonly header: Header;
  readonly log: readonly Entry[];
}

/** Reads `deal <seats> <seed>` and a line such as `p1 bid II 3` for every choice. */
export function readPosition(
  written: string,
  { id: game, rules }: { readonly id: string; readonly rules: number },
): Position {
  const [deal = '', ...lines] = written.split('\n').filter((line) => line !== '');
  const [, seats = '', seed = ''] = deal.split(' ');
  return {
    header: header({ game, rules, seed, entropy: [], seats: Number(seats), options: {} }),
    log: lines.map((line) => {
      const [seat = '', ...words] = line.split(' ');
      return { by: Number(seat.slice(1)) - 1, choice: words.join(' ') };
    }),
  };
}

interface Seating {
  readonly id: string;
  readonly learner: Seat;
  /** What the others are called. */
  readonly bot: string;
  readonly assist?: Assist;
}

/** The position as a table of this device. */
export function tableAt(
  { header: dealt, log }: Position,
  { id, learner, bot, assist = 'reason' }: Seating,
): StoredTable {
  const seats = Array.from({ length: dealt.seats }, (_, seat) =>
    seat === learner ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', bot } as const),
  );
  return {
    id,
    game: dealt.game,
    header: dealt,
    log,
    seats,
    assist,
    createdAt: 0,
    changedAt: 0,
    over: false,
    // Nothing of what led here is news.
    seen: seats.map(() => log.length + 1),
    orders: seats.map(() => null),
    times: [],
  };
}

import { type Counting, count } from '@vigilia/bots';
import type { Eleven } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import { readySeats } from './ready.ts';

interface Place {
  readonly position: number;
  readonly paid: number;
}

/** Counts the players who were ready to win as each Hour began, the positions they took, and whether they won. */
export function watchHours(counting: Counting) {
  let places = new Map<Seat, Place>();
  let ready: readonly Seat[] = [];
  return {
    hear(events: readonly Eleven['event'][], state: Eleven['state']): void {
      for (const event of events) {
        if (event.type === 'hour-began') close(null);
        if (event.type === 'position-won')
          places.set(event.seat, { position: event.position, paid: event.amount });
        if (event.type === 'position-left') places.set(event.seat, { position: event.position, paid: 0 });
      }
      if (state.over === null && events.some(({ type }) => type === 'hour-began')) ready = readySeats(state);
    },
    end(winner: Seat | null): void {
      const place = winner === null ? undefined : places.get(winner);
      if (place !== undefined) {
        count(counting, 'wonAt', place.position);
        count(counting, paidAt(place.position), place.paid);
      }
      close(winner);
    },
  };

  function close(winner: Seat | null): void {
    if (ready.length > 0) count(counting, 'readyTogether', ready.length);
    for (const [seat, { position, paid }] of places) {
      const isReady = ready.includes(seat);
      if (position === 1) count(counting, firstPaidBy({ isReady, ready }), paid);
      if (!isReady) continue;
      count(counting, 'readyAt', position);
      if (winner === seat) count(counting, 'readyWonAt', position);
      else if (winner !== null) count(counting, 'readyBeatenAt', position);
    }
    places = new Map();
    ready = [];
  }
}

/** The name of the count of what winners paid for this position. */
export function paidAt(position: number): string {
  return `winnerPaidFor${position}`;
}

function firstPaidBy({ isReady, ready }: { isReady: boolean; ready: readonly Seat[] }): string {
  if (isReady) return 'firstPaidByReady';
  return ready.length > 0 ? 'firstPaidByRival' : 'firstPaidOtherwise';
}

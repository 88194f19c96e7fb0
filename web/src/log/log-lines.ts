import type { GameEvent, Seat } from '@vigilia/kernel';
import type { LogEntry } from '../table/table.ts';

/** One sentence of what happened. */
export interface LogLine {
  readonly event: GameEvent;
  /** Whose doing it was; null where it was nobody's. */
  readonly seat: Seat | null;
  /** The Hour it happened in; null before the first. */
  readonly hour: number | null;
  readonly at: number;
  /** How many answers stood afterwards. */
  readonly answers: number;
}

/** Everything that happened, a line an event. */
export function linesOf(log: readonly LogEntry[]): LogLine[] {
  let hour: number | null = null;
  return log.flatMap(({ by, events, at, answers }) => {
    let doer = by;
    return events.map((event): LogLine => {
      const began = hourBegunBy(event);
      if (began !== null) {
        hour = began;
        // What the clock brings is nobody's doing, whoever answered last.
        doer = null;
      }
      return { event, seat: seatIn(event) ?? doer, hour, at, answers };
    });
  });
}

/** The Hour that begins with an event; null where none does. */
export function hourBegunBy(event: GameEvent): number | null {
  return event.type === 'hour-began' && 'hour' in event ? Number(event.hour) : null;
}

function seatIn(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

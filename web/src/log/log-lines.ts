import type { GameEvent, Seat } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';

/** One sentence of what happened. */
export interface LogLine {
  readonly event: GameEvent;
  /** The seat it belongs to; null where it happened by itself. */
  readonly seat: Seat | null;
  /** The chapter it happened in; null before the first. */
  readonly chapter: number | null;
  /** Whether the chapter begins with it. */
  readonly isBeginning: boolean;
  readonly at: number;
  /** How many answers stood afterwards. */
  readonly answers: number;
}

/** Everything that happened, a line an event. A game without chapters has none in its lines. */
export function linesOf(log: readonly LogEntry[], chapters: LogChapters | undefined): LogLine[] {
  let chapter: number | null = null;
  return log.flatMap(({ by, events, at, answers }) => {
    let doer = by;
    return events.map((event): LogLine => {
      const began = chapters?.begunBy(event) ?? null;
      if (began !== null) {
        chapter = began;
        // A chapter begins by itself, not by the seat that answered last.
        doer = null;
      }
      const isBeginning = began !== null;
      return { event, seat: seatIn(event) ?? doer, chapter, isBeginning, at, answers };
    });
  });
}

function seatIn(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

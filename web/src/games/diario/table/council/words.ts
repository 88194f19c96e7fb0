import { game } from '@vigilia/game-diario';
import type { Seat, WordedEvent } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

/** What a person wrote with the latest voice of a seat that this viewer was told; null where nothing. */
export function wordsOf(log: readonly Pick<LogEntry, 'events'>[], seat: Seat): string | null {
  for (const { events } of log.toReversed()) {
    const told = (events as readonly WordedEvent<Event>[]).findLast(
      (event) => game.voiceIn?.(event) === seat,
    );
    if (told !== undefined) return told.words ?? null;
  }
  return null;
}

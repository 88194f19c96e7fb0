import type { Character } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import type { LogEntry } from '../../../table/table.ts';

/** The seat that named a Character as the Chosen One in vain, as far as this screen heard; null where none did. */
export function namedInVainBy(log: readonly LogEntry[], character: Character): Seat | null {
  for (const { events } of log) {
    for (const event of events) {
      if (event.type !== 'declared-wrong' || !('seat' in event) || !('character' in event)) continue;
      if (event.character === character && typeof event.seat === 'number') return event.seat;
    }
  }
  return null;
}

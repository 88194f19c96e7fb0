import { type GameEvent, text } from '@vigilia/kernel';
import type { LogChapters } from '../../draft/game-ui.ts';

/** The log of 011 has a chapter an Hour. */
export const chapters: LogChapters = {
  begunBy: hourBegunBy,
  headingOf: (hour) => text('eleven.hour', { hour }),
  variable: 'hour',
};

/** The Hour that begins with an event; null if none does. */
export function hourBegunBy(event: GameEvent): number | null {
  return event.type === 'hour-began' && 'hour' in event ? Number(event.hour) : null;
}

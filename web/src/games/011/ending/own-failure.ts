import type { Eleven } from '@vigilia/game-011';
import { eventText } from '@vigilia/game-011/texts';
import type { GameEvent, Text } from '@vigilia/kernel';

const FAILURES: ReadonlySet<string> = new Set(['declared-wrong', 'goal-missed', 'out-of-time']);

/** What put a seat out of the game; null if it was in until the end. */
export function ownFailure(
  log: readonly { readonly events: readonly GameEvent[] }[],
  viewer: number,
): Text | null {
  for (const { events } of log)
    for (const event of events as readonly Eleven['event'][])
      if (FAILURES.has(event.type) && 'seat' in event && event.seat === viewer) return eventText(event);
  return null;
}

import type { GameEvent, Seat } from '@vigilia/kernel';
import type { LogEntry } from '../../src/table/table.ts';

/** Log entries, one answer each, a minute apart; the first is the deal. */
export function entriesOf(
  ...done: readonly (readonly [by: Seat | null, ...events: GameEvent[]])[]
): LogEntry[] {
  return done.map(([by, ...events], answers) => ({ answers, by, at: answers * 60_000, events }));
}

export const hourBegan = (hour: number) => ({ type: 'hour-began', hour });
export const passed = (seat: Seat) => ({ type: 'passed', seat });
export const turned = { type: 'event-turned', event: 'A' };
export const chosenSeen = { type: 'chosen-seen', character: 'lilja' };

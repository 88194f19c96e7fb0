import type { Seat } from '@vigilia/kernel';
import type { Clock } from './settings.ts';
import type { Table } from './table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a decision may take, in milliseconds; null for as long as it likes. */
export const TIME_TO_DECIDE: Readonly<Record<Clock, number | null>> = {
  none: null,
  live: 90 * SECOND,
  evening: 6 * MINUTE,
  days: 36 * HOUR,
};

/**
 * When the clock of a seat runs out; null if none runs. Clocks lie outside the rules: when one has run out nothing
 * happens, but the others may do something about it. It runs for the seat that decides, which is asked first; seats
 * that only may speak have no clock.
 */
export function deadlineOf({ setting, phase, play }: Table, seat: Seat): number | null {
  const time = TIME_TO_DECIDE[setting.clock];
  const since = play?.asked[seat];
  const decides = play?.moment.asks[0]?.seat === seat;
  if (time === null || phase !== 'playing' || !decides || since === null || since === undefined) return null;
  return since.at + time;
}

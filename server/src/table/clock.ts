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
 * When the clock of a seat runs out; null where none runs. Clocks lie outside the rules: when one has run out nothing
 * happens, but the others may do something about it. It runs for whoever decides, who is asked first; others who may
 * put in a word keep nobody waiting.
 */
export function deadlineOf({ setting, phase, play }: Table, seat: Seat): number | null {
  const time = TIME_TO_DECIDE[setting.clock];
  const since = play?.asked[seat];
  const decides = play?.moment.asks[0]?.seat === seat;
  if (time === null || phase !== 'playing' || !decides || since === null || since === undefined) return null;
  return since.at + time;
}

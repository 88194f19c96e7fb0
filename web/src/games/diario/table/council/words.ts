import type { Seat } from '@vigilia/kernel';
import type { Company } from '../../../../table/company.ts';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

type Said = Company['talk']['value'][number];

/** What happens while a decision stays open. */
const VOICES: readonly Event['type'][] = [
  'spoke',
  'voice-for',
  'voice-against',
  'voice-trusts',
  'voice-silent',
  'voices-opened',
];

/** When the open decision was asked, in milliseconds since 1970: with the latest entry that is no voice. */
function askedAt(log: readonly LogEntry[]): number {
  const asked = log.findLast(({ events }) =>
    (events as readonly Event[]).some(({ type }) => !VOICES.includes(type)),
  );
  return asked?.at ?? 0;
}

/** What a seat said last in the talk since the open decision was asked; undefined where it said nothing. */
export function saidOn(log: readonly LogEntry[], talk: readonly Said[], seat: Seat): Said | undefined {
  const since = askedAt(log);
  return talk.findLast((said) => said.seat === seat && said.at >= since);
}

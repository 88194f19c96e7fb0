import type { AbandonedDeal, Seat } from '@vigilia/kernel';
import type { Fact } from './fact.ts';
import { personAt, seatOf } from './seats.ts';
import type { Table } from './table.ts';

/** How many deals one guest may break off at a table. */
const MOST_BROKEN_OFF = 5;

/**
 * The fact that comes before what ends a dealing without a game; nothing if none is under way. From what the others
 * have opened a seat could know the deal, so each one that is broken off is counted, with those who did it.
 */
export function breakingOff(table: Table, by: AbandonedDeal['by'], seats: readonly Seat[]): Fact[] {
  if (table.dealing === null) return [];
  const players = seats.map((seat) => ({ seat, name: personAt(table.chairs[seat])?.name ?? '' }));
  return [{ fact: 'undealt', by, players }];
}

/** The same if the host ends it. */
export function brokenOffByHost(table: Table): Fact[] {
  const seat = seatOf(table, table.host);
  return breakingOff(table, 'host', seat === null ? [] : [seat]);
}

/** Notes the dealing that is under way as broken off; what comes after the fact ends it. */
export function brokenOff(table: Table, { by, players }: Extract<Fact, { fact: 'undealt' }>): Table {
  const entropyHashes = table.chairs.flatMap((chair) => chair?.entropyHash ?? []);
  const people = players.map(({ seat }) => personAt(table.chairs[seat])?.identity ?? '');
  const guests = by === 'host' ? [] : people.filter((identity) => identity !== '' && identity !== table.host);
  const breakers = [...table.breakers, ...guests];
  return { ...table, breakers, abandonedDeals: [...table.abandonedDeals, { by, players, entropyHashes }] };
}

/** Whether these guests together have broken off more deals than a slip or a bad connection explains: the table has only fifty. */
export function hasBrokenOffTooMany({ breakers }: Table, isOneOf: (identity: string) => boolean): boolean {
  return breakers.filter(isOneOf).length >= MOST_BROKEN_OFF;
}

/** Whether this was sealed for a deal that was broken off: it may be known. */
export function isSpent({ abandonedDeals }: Table, entropyHash: string): boolean {
  return abandonedDeals.some(({ entropyHashes }) => entropyHashes.includes(entropyHash));
}

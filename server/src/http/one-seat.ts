import { createHmac } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { isOurselves, networkOf } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { SeatAddressStore } from '../store/store.ts';
import { hasBrokenOffTooMany } from '../table/abandoned-deals.ts';
import { personAt } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { findTable } from './find-table.ts';
import type { Services } from './services.ts';

/** A person who is about to sit down, and where from. */
interface Sitter {
  readonly identity: string;
  readonly address: string;
}

/**
 * Lets a person sit down who has no other seat at a public table. `sit` calls `whyNot` with the table that is in memory
 * and gives back the refusal it answers. `sit` runs again after another process has seated a person in the meantime.
 */
export async function withOneSeat<Answer>(
  services: Pick<Services, 'tables' | 'limits'>,
  id: string,
  sitter: Sitter,
  sit: (whyNot: (loaded: LoadedTable) => Refusal | null) => Promise<Answer>,
): Promise<Answer | Refusal> {
  for (;;) {
    const noted = await findTable(services, id);
    if (isRefusal(noted)) return noted;
    await noteAddress(services.tables, noted, sitter);
    let isKnown = true;
    const answer = await sit((loaded) => {
      isKnown = loaded === noted && knowsAllMarks(loaded, sitter);
      return isKnown ? whyNoMoreSeats(loaded, sitter, services.limits) : refuse(null, 'refusal.stale');
    });
    if (isKnown) return answer;
  }
}

/**
 * Notes where a person is about to sit down from, and learns where the others did: here before a restart, or at another
 * process. Behind a proxy that the operator did not name every request comes from this machine, which is not counted.
 */
async function noteAddress(
  { store }: Tables,
  loaded: LoadedTable,
  { identity, address }: Sitter,
): Promise<void> {
  const { addresses, table } = loaded;
  if (!table.setting.isPublic || table.phase !== 'gathering' || isOurselves(address)) return;
  const mark = await markOf(store.seatAddresses, loaded.id, address);
  addresses.set(identity, mark);
  // The mark is stored before the row of the seat: a process that has read the row can read the mark.
  await store.seatAddresses.set(loaded.id, identity, mark);
  const present = peopleOf(loaded.table);
  const marks = await store.seatAddresses.of(loaded.id);
  for (const other of [...present, ...marks.keys()])
    if (other !== identity) addresses.set(other, marks.get(other) ?? null);
}

/** Whether the marks of all whom a new person is compared with have been read since they sat down, if that matters. */
function knowsAllMarks({ table, addresses }: LoadedTable, { identity }: Sitter): boolean {
  return addresses.get(identity) == null || peopleOf(table).every((person) => addresses.has(person));
}

/**
 * Why a person whose address was noted may take no further seat. A public table takes one seat a person, and a person who
 * throws the cookie away would be another each time.
 */
function whyNoMoreSeats(
  { table, addresses }: LoadedTable,
  { identity }: Sitter,
  { seatsOfAddress }: Pick<Limits, 'seatsOfAddress'>,
): Refusal | null {
  const own = addresses.get(identity);
  if (own == null) return null;
  const isOwn = (other: string) => other !== identity && addresses.get(other) === own;
  // A person who was barred has a new cookie in no time, but not another network.
  if (table.barred.some((one) => isOwn(one.identity))) return refuse(null, 'refusal.barred');
  if (hasBrokenOffTooMany(table, isOwn)) return refuse(null, 'refusal.broke-off');
  const others = sittersOf(table).filter(isOwn);
  return others.length >= seatsOfAddress ? refuse(null, 'refusal.one-seat') : null;
}

/** The identities of the people who have a seat. */
function sittersOf({ chairs }: Table): readonly string[] {
  return chairs.flatMap((chair) => personAt(chair)?.identity ?? []);
}

/** The identities of those who have a seat, of those who may have none, and of those who broke off a deal. */
function peopleOf(table: Table): readonly string[] {
  return [...sittersOf(table), ...table.barred.map(({ identity }) => identity), ...table.breakers];
}

/** Forgets the addresses of a table as soon as no seat can be taken there. */
export function forgetAddresses(tables: Tables): void {
  tables.onEntry((loaded, _entry, before) => {
    if (before.phase !== 'gathering' || loaded.table.phase === 'gathering') return;
    loaded.addresses.clear();
    tables.store.seatAddresses.forget(loaded.id).catch(tables.failed);
  });
}

/** The address as it is kept: without the key it cannot be found out, and at another table it is another. */
async function markOf(store: SeatAddressStore, table: string, address: string): Promise<string> {
  return createHmac('sha256', await store.key())
    .update(`${table} ${networkOf(address)}`)
    .digest('base64url');
}

import { createHmac } from 'node:crypto';
import { type Refusal, refuse } from '@vigilia/kernel';
import { isOurselves } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { SeatAddressStore } from '../store/store.ts';
import { personAt } from '../table/seats.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Notes where a person is about to sit down from, and learns where the others did: here before a restart, or at another
 * process. Behind a proxy that the operator did not name every request comes from this machine, which is not counted.
 */
export async function noteAddress(
  { store }: Tables,
  loaded: LoadedTable,
  identity: string,
  address: string,
): Promise<void> {
  const { setting, phase } = loaded.table;
  if (!setting.isPublic || phase !== 'gathering' || isOurselves(address)) return;
  const mark = await markOf(store.seatAddresses, loaded.id, address);
  loaded.addresses.set(identity, mark);
  await store.seatAddresses.set(loaded.id, identity, mark);
  for (const [other, theirs] of await store.seatAddresses.of(loaded.id))
    if (other !== identity) loaded.addresses.set(other, theirs);
}

/**
 * Why a person whose address was noted may take no further seat. A public table takes one seat a person, and a person who
 * throws the cookie away would be another each time.
 */
export function whyNoMoreSeats(
  { table, addresses }: LoadedTable,
  identity: string,
  { seatsOfAddress }: Pick<Limits, 'seatsOfAddress'>,
): Refusal | null {
  const own = addresses.get(identity);
  if (own === undefined) return null;
  const others = table.chairs.filter((chair) => {
    const person = personAt(chair);
    return person !== null && person.identity !== identity && addresses.get(person.identity) === own;
  });
  return others.length >= seatsOfAddress ? refuse(null, 'refusal.one-seat') : null;
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
    .update(`${table} ${address}`)
    .digest('base64url');
}

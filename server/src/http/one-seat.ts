import { type Refusal, refuse } from '@vigilia/kernel';
import type { Limits } from '../limits/limits.ts';
import { personAt } from '../table/seats.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';

/** The machine itself: behind a proxy that the operator did not name every request comes from there. */
const OURSELVES = /^127\.|^0:0:0:0::\/64$/;

/**
 * Why an address may take no further seat. A public table takes one seat a person, and a person who
 * throws the cookie away would be another each time.
 */
export function whyNoMoreSeats(
  { table, addresses }: LoadedTable,
  identity: string,
  address: string,
  { seatsOfAddress }: Pick<Limits, 'seatsOfAddress'>,
): Refusal | null {
  if (!table.setting.isPublic || OURSELVES.test(address)) return null;
  const others = table.chairs.filter((chair) => {
    const person = personAt(chair);
    return person !== null && person.identity !== identity && addresses.get(person.identity) === address;
  });
  if (others.length >= seatsOfAddress) return refuse(null, 'refusal.one-seat');
  addresses.set(identity, address);
  return null;
}

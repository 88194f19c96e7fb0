import type { View } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { OnlineTable } from '../../../src/table/online/online-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { until } from '../until.ts';
import { TestWire } from './test-network.ts';

const NAMES = ['Livia', 'Marco', 'Nina', 'Otto'];

/** Somebody in front of a screen of their own. */
export interface Guest {
  readonly wire: TestWire;
  readonly storage: TestStorage;
  readonly table: OnlineTable;
}

export async function openTable(wire: TestWire, setting: object = {}): Promise<string> {
  await wire.request('/api/me', { method: 'POST' });
  const response = await wire.request('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: '011', seats: 4, pace: 'instant', ...setting }),
  });
  return ((await response.json()) as Card).id;
}

export async function come(id: string, wire: TestWire, storage = new TestStorage()): Promise<Guest> {
  const table = await OnlineTable.open(id, wire, storage);
  if (isRefusal(table)) throw new Error(table.reason.key);
  await until(() => table.company.connection.value === 'connected');
  return { wire, storage, table };
}

/** Opens a table, seats so many people, and begins; bots take the other seats. */
export async function gather(
  address: string,
  people: number,
  setting: object = {},
): Promise<[Guest, ...Guest[]]> {
  const wires = Array.from({ length: people }, () => new TestWire(address));
  const id = await openTable(wires[0] as TestWire, setting);
  const guests: Guest[] = [];
  for (const [seat, wire] of wires.entries()) {
    const guest = await come(id, wire);
    guests.push(guest);
    await guest.table.company.sit({ seat, name: NAMES[seat] ?? '' });
    await until(() => guest.table.company.seat.value === seat);
    await guest.table.company.setReady(true);
  }
  const [host] = guests as [Guest];
  await host.table.company.begin('apprentice');
  await Promise.all(guests.map(({ table }) => until(() => table.view.value !== null)));
  return guests as [Guest, ...Guest[]];
}

export const isMyTurn = ({ table }: Guest): boolean => table.asks.value.length > 0;

export const isOver = ({ table }: Guest): boolean => (table.view.value as View | null)?.over != null;

import type { View } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { OnlineTable } from '../../../src/table/online/online-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { until } from '../until.ts';
import { TestNetwork } from './test-network.ts';

const NAMES = ['Livia', 'Marco', 'Nina', 'Otto'];

/** A person at a page of their own. */
export interface Guest {
  readonly network: TestNetwork;
  readonly storage: TestStorage;
  readonly table: OnlineTable;
}

export async function openTable(network: TestNetwork, setting: object = {}): Promise<string> {
  await network.request('/api/me', { method: 'POST' });
  const response = await network.request('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: '011', seats: 4, pace: 'instant', ...setting }),
  });
  return ((await response.json()) as Card).id;
}

export async function come(id: string, network: TestNetwork, storage = new TestStorage()): Promise<Guest> {
  const table = await OnlineTable.open(id, network, storage);
  if (isRefusal(table)) throw new Error(table.reason.key);
  await until(() => table.company.connection.value === 'connected');
  return { network, storage, table };
}

/** Opens a table, seats a number of people and begins; bots take the other seats. */
export async function gather(
  address: string,
  people: number,
  setting: object = {},
): Promise<[Guest, ...Guest[]]> {
  const networks = Array.from({ length: people }, () => new TestNetwork(address));
  const id = await openTable(networks[0] as TestNetwork, setting);
  const guests: Guest[] = [];
  for (const [seat, network] of networks.entries()) {
    const guest = await come(id, network);
    guests.push(guest);
    await guest.table.company.sit({ seat, name: NAMES[seat] ?? '' });
    await until(() => guest.table.company.seat.value === seat);
    await guest.table.company.setReady(true, { memory: [], avoid: [] });
  }
  const [host] = guests as [Guest];
  await host.table.company.begin('apprentice');
  await Promise.all(guests.map(({ table }) => until(() => table.view.value !== null)));
  return guests as [Guest, ...Guest[]];
}

export const isMyTurn = ({ table }: Guest): boolean => table.asks.value.length > 0;

export const isOver = ({ table }: Guest): boolean => (table.view.value as View | null)?.over != null;

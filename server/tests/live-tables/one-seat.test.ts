import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { entropyHashOf } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { withOneSeat } from '../../src/http/one-seat.ts';
import { unusedAppearance } from '../../src/http/unused-appearance.ts';
import { LIMITS } from '../../src/limits/limits.ts';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import { Tables } from '../../src/live-tables/tables.ts';
import type { Card } from '../../src/protocol/from-server.ts';
import { openStore } from '../../src/store/open-store.ts';
import { exportTable } from '../../src/store/transfer/export-table.ts';
import { sit as takeSeat } from '../../src/table/commands/sit.ts';
import { games } from '../play/games.ts';
import { GENEROUS } from '../play/limits.ts';
import { openTables } from '../play/open-tables.ts';
import { TestServers } from '../play/test-servers.ts';
import { Visitor } from '../play/visitor.ts';
import { whyNot } from '../play/why-not.ts';
import { freshDatabase } from '../store/databases.ts';

const OPTIONS = { proxies: 1, limits: { ...GENEROUS, seatsOfAddress: LIMITS.seatsOfAddress } };

function from(address: string, server: { readonly address: string }): Visitor {
  const visitor = new Visitor(server.address);
  visitor.from = address;
  return visitor;
}

const sit = (visitor: Visitor, id: string) => whyNot(visitor, `/tables/${id}/sit`, { name: 'Ada' });

const publicTable = (host: Visitor) =>
  host.get<Card>('POST', '/tables', { game: 'diario', seats: 3, isPublic: true });

test('an address takes one seat at a public table although the server starts again', async () => {
  const servers = await TestServers.at(OPTIONS);
  const before = await servers.open();
  const { id } = await publicTable(from('192.0.2.1', before));
  expect(await sit(from('192.0.2.2', before), id)).toBeNull();
  const after = await servers.reopen();
  expect(await sit(from('192.0.2.2', after), id)).toBe('refusal.one-seat');
  expect(await sit(from('192.0.2.3', after), id)).toBeNull();
});

test('an address takes one seat at a public table although it asks two processes', async () => {
  const servers = await TestServers.at(OPTIONS, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const { id } = await publicTable(from('192.0.2.1', here));
  expect(await sit(from('192.0.2.2', here), id)).toBeNull();
  expect(await sit(from('192.0.2.2', there), id)).toBe('refusal.one-seat');
});

test('an address takes one seat although another process takes one from it before the row is written', async () => {
  const { store, tables: there, loaded } = await openTables({ isPublic: true }, 'host');
  const { seatAddresses } = store;
  let isFirst = true;
  const of = async (table: string) => {
    const marks = await seatAddresses.of(table);
    if (isFirst) {
      isFirst = false;
      expect(await sitAt(there, 'Bea')).toMatchObject({ version: 2 });
    }
    return marks;
  };
  const here = new Tables({ games, store: { ...store, seatAddresses: { ...seatAddresses, of } } });
  const sitAt = async (tables: Tables, identity: string) =>
    withOneSeat({ tables, limits: LIMITS }, loaded.id, { identity, address: '192.0.2.2' }, async (whyNot) => {
      const own = (await tables.find(loaded.id)) as LoadedTable;
      return tables.run(own, (table, now) => {
        const looks = unusedAppearance(table, identity);
        return whyNot(own) ?? takeSeat(identity, { name: identity, ...looks })(table, now);
      });
    });
  await here.find(loaded.id);
  expect(await sitAt(here, 'Ada')).toMatchObject({ reason: { key: 'refusal.one-seat' } });
  expect(isFirst).toBe(false);
});

test('a network of IPv6 takes one seat, however many addresses it has', async () => {
  const servers = await TestServers.at(OPTIONS);
  const server = await servers.open();
  const { id } = await publicTable(from('192.0.2.1', server));
  expect(await sit(from('2001:db8:1:1::5', server), id)).toBeNull();
  expect(await sit(from('2001:db8:1:2::5', server), id)).toBe('refusal.one-seat');
  expect(await sit(from('2001:db8:2:1::5', server), id)).toBeNull();
});

test('a person who was barred does not come back with another cookie', async () => {
  const servers = await TestServers.at(OPTIONS, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const host = from('192.0.2.1', here);
  const { id } = await publicTable(host);
  expect(await sit(from('192.0.2.2', here), id)).toBeNull();
  await host.get('POST', `/tables/${id}/bar`, { seat: 0 });
  for (const server of [here, there]) expect(await sit(from('192.0.2.2', server), id)).toBe('refusal.barred');
  expect(await sit(from('192.0.2.3', there), id)).toBeNull();
});

test('a guest who broke off five deals does not come back with another cookie to break off more', async () => {
  const servers = await TestServers.at(OPTIONS, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const host = from('192.0.2.1', here);
  const { id } = await host.get<Card>('POST', '/tables', { game: 'diario', seats: 2, isPublic: true });
  expect(await sit(host, id)).toBeNull();
  const getReady = (visitor: Visitor, deal: string) => {
    const entropyHash = entropyHashOf(deal);
    return whyNot(visitor, `/tables/${id}/ready`, { ready: true, entropyHash });
  };
  const breakOff = async (guest: Visitor, deal: string) => {
    expect(await getReady(host, `${deal} of the host`)).toBeNull();
    expect(await getReady(guest, `${deal} of the guest`)).toBeNull();
    expect(await whyNot(host, `/tables/${id}/begin`)).toBeNull();
  };
  for (const deal of ['first', 'second', 'third', 'fourth', 'fifth']) {
    // Each time another cookie, and sometimes the other process.
    const guest = from('192.0.2.2', deal === 'third' ? there : here);
    expect(await sit(guest, id)).toBeNull();
    await breakOff(guest, deal);
    await guest.get('POST', `/tables/${id}/stand`);
  }
  for (const server of [here, there])
    expect(await sit(from('192.0.2.2', server), id)).toBe('refusal.broke-off');
  expect(await sit(from('192.0.2.3', there), id)).toBeNull();
});

test('an address is kept as a mark, is in no export, and is forgotten when the game begins', async () => {
  const servers = await TestServers.at(OPTIONS);
  const server = await servers.open();
  const host = from('192.0.2.77', server);
  const { id } = await publicTable(host);
  await sit(host, id);
  const { data } = servers.location as { data: string };
  const database = new DatabaseSync(join(data, 'vigilia.db'), { readOnly: true });
  const marks = () => database.prepare('SELECT mark FROM seat_addresses').all() as { mark: string }[];
  expect(marks()).toHaveLength(1);
  const [{ mark } = { mark: '' }] = marks();
  await host.get('POST', `/tables/${id}/ready`, { ready: true });
  await host.get('POST', `/tables/${id}/begin`, { fill: 'random' });
  await expect.poll(marks).toEqual([]);
  database.close();
  await servers.close();
  expect(readFileSync(join(data, 'vigilia.db')).includes('192.0.2.77')).toBe(false);

  const store = await openStore(servers.location);
  const lines: string[] = [];
  for await (const line of exportTable(store, id)) lines.push(line);
  const key = await store.seatAddresses.key();
  await store.close();
  expect(key.length).toBeGreaterThanOrEqual(64);
  for (const secret of ['192.0.2.77', mark, key]) expect(lines.join('\n')).not.toContain(secret);
});

test('warns once that a proxy is not named, where a request from this machine names another sender', async () => {
  const servers = await TestServers.at();
  for (const [proxies, warnings] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const server = await servers.open({ proxies });
    await new Visitor(server.address).ask('GET', '/games');
    const warned = () => server.logged.filter((line) => line.includes('undeclared proxy'));
    expect(warned()).toEqual([]);
    for (const address of ['192.0.2.1', '192.0.2.2']) await from(address, server).ask('GET', '/games');
    expect(warned()).toHaveLength(warnings);
    expect(server.logged.join()).not.toContain('192.0.2.');
    await servers.close();
  }
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Limits } from '../../src/limits/limits.ts';
import type { ServerOptions } from '../../src/server-options.ts';
import { GENEROUS } from '../play/limits.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { cutsOf, metric, openFilesIn } from './count.ts';
import { RawConnection } from './raw-connection.ts';
import { type ReadableServer, startReadableServer } from './readable-server.ts';

const REQUESTS = 3_000;
const LARGEST = '/assets/largest.js';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const answersIn = (heard: string) => heard.split('HTTP/1.1 200').length - 1;

let pages: string;
let server: ReadableServer;
let connections: RawConnection[];

beforeEach(() => {
  connections = [];
  pages = mkdtempSync(join(tmpdir(), 'vigilia-pages-'));
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html>');
  writeFileSync(join(pages, LARGEST), 'x'.repeat(250_000));
});
afterEach(async () => {
  for (const connection of connections) connection.leave();
  await server.stop();
  rmSync(pages, { recursive: true });
});

async function open(limits: Partial<Limits>, given: Partial<ServerOptions> = {}): Promise<void> {
  server = await startReadableServer({
    pages,
    makeSeed: seedsInOrder(),
    limits: { ...GENEROUS, ...limits },
    ...given,
  });
}

async function connect(from = '127.0.0.1'): Promise<RawConnection> {
  const connection = await RawConnection.to(server.address, { from });
  connections.push(connection);
  return connection;
}

async function isHealthy(): Promise<boolean> {
  return (await fetch(`${server.address}/health`)).ok;
}

test('cuts connections that ask and ask without waiting, and stays healthy', async () => {
  await open({});
  const connections = await Promise.all(Array.from({ length: 10 }, () => connect('127.0.0.2')));
  const sent = await Promise.all(connections.map((connection) => connection.repeat(get(LARGEST), REQUESTS)));
  expect(Math.max(...sent)).toBeLessThanOrEqual(REQUESTS);
  expect(await isHealthy()).toBe(true);
  expect(openFilesIn(pages)).toBeLessThanOrEqual(10 * GENEROUS.unanswered);
  const heard = await Promise.all(connections.map((connection) => connection.rest()));
  expect(heard.filter((all) => answersIn(all) <= GENEROUS.unanswered)).toHaveLength(10);
  expect(await cutsOf(server.address, 'pipelined')).toBe(10);
});

test('answers a few requests that come at once, in their order', async () => {
  await open({});
  const connection = await connect();
  const paths = Array.from({ length: GENEROUS.unanswered }, (_, number) => `/api/tables/${number}/nothing`);
  await connection.write(paths.map((path) => get(path)).join(''));
  const heard = await connection.until((all) => all.split('HTTP/1.1 404').length === paths.length + 1);
  expect(heard.match(/refusal\.nothing-here/g)).toHaveLength(paths.length);
  await connection.write(get('/health'));
  expect(await connection.until((all) => answersIn(all) === 1)).toContain('"ok":true');
});

test('lets no upgrade past requests that wait for their answers', async () => {
  await open({});
  const connection = await connect();
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  await connection.write(get('/health') + get('/api/tables/x/socket', upgrade));
  await connection.rest();
  expect(await cutsOf(server.address, 'pipelined')).toBe(1);
});

test('limits the connections of one address: a new one takes the place of the longest idle', async () => {
  await open({ connectionsOfAddress: 5 });
  const idle = [];
  for (let count = 0; count < 8; count++) idle.push(await connect('127.0.0.3'));
  const other = await connect('127.0.0.4');
  await Promise.all(idle.slice(0, 3).map((connection) => connection.rest()));
  await other.write(get('/health'));
  await other.until((all) => answersIn(all) === 1);
  expect(idle.map(({ isCut }) => isCut)).toEqual([true, true, true, false, false, false, false, false]);
  expect(await cutsOf(server.address, 'idle')).toBe(3);
});

test('limits the connections in all, and answers a health check when they are taken', async () => {
  await open({ connections: 10, sockets: 5 });
  const idle = [];
  for (let count = 0; count < 10; count++) idle.push(await connect(`127.0.1.${count + 1}`));
  expect(await isHealthy()).toBe(true);
  await idle[0]?.rest();
  expect(await metric(server.address, 'vigilia_connections')).toBeLessThanOrEqual(10);
});

test('refuses a connection where all others of its address are busy', async () => {
  await open({ connectionsOfAddress: 3 });
  const slow =
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  for (let count = 0; count < 3; count++) {
    const connection = await connect('127.0.0.5');
    // An answer shows that the server has read what came before it.
    await connection.write(get('/health'));
    await connection.until((all) => answersIn(all) === 1);
    await connection.write(slow);
  }
  await expect
    .poll(async () => {
      const another = await connect('127.0.0.5');
      await another.write(get('/health'));
      return (await another.until((all) => answersIn(all) === 1)).length;
    })
    .toBe(0);
  expect(await cutsOf(server.address, 'address')).toBeGreaterThan(0);
});

test('behind a proxy counts requests by the address it names, and not the connections of the proxy', async () => {
  await open({ connectionsOfAddress: 2, unansweredOfAddress: 1 }, { proxies: 1 });
  const body = '{}';
  const post = (address: string) =>
    `POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n`;
  const [busy, second, other] = [await connect(), await connect(), await connect()];
  // Nothing is answered before its body has come.
  await busy.write(post('192.0.2.1'));
  await expect
    .poll(async () => {
      const connection = await connect();
      await connection.write(get('/health', 'X-Forwarded-For: 192.0.2.1\r\n'));
      return (await connection.until((all) => /"(ok|refused)":true/.test(all))).includes('429');
    })
    .toBe(true);
  await other.write(get('/health', 'X-Forwarded-For: 192.0.2.2\r\n'));
  expect(await other.until((all) => all.includes('"ok"'))).toContain('200');
  await busy.write(body);
  expect(await busy.until((all) => all.includes('"done"'))).toContain('200');
  await second.write(get('/health', 'X-Forwarded-For: 192.0.2.1\r\n'));
  expect(await second.until((all) => all.includes('"ok"'))).toContain('200');
});

test.each([
  ['headers', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
  ['nothing at all', ''],
])('closes a connection that sends %s too slowly', async (_name, beginning) => {
  await open({ requestTime: 300 });
  const connection = await connect();
  await connection.write(beginning);
  expect(await connection.rest()).toContain('408');
  expect(await cutsOf(server.address, 'slow')).toBe(1);
});

test('closes a connection that takes nothing of its answer', async () => {
  // More than the kernel takes in on both sides.
  writeFileSync(join(pages, LARGEST), Buffer.alloc(20_000_000));
  await open({ stalledTime: 300 });
  const connection = await connect();
  await connection.write(get(LARGEST));
  await expect.poll(() => cutsOf(server.address, 'stalled')).toBe(1);
});

test('hangs up on an upgrade it refuses, even if the other side does not', async () => {
  await open({});
  const connection = await connect();
  connection.socket.allowHalfOpen = true;
  await connection.write(get('/api/tables/x/socket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
  await connection.until((all) => all.includes('refusal.nothing-here'));
  await expect
    .poll(async () => {
      await connection.write('x');
      return connection.isCut;
    })
    .toBe(true);
});

test('counts files and pages, and answers a health check all the same', async () => {
  const now = Date.now();
  const never = (burst: number) => ({ burst, perSecond: 1 / 3600 });
  await open({ files: never(3), status: never(2), requests: never(1) }, { now: () => now });
  const at = async (path: string) => (await fetch(server.address + path)).status;
  expect([await at(LARGEST), await at('/'), await at('/nowhere')]).toEqual([200, 200, 404]);
  expect([await at(LARGEST), await at('/'), await at('/nowhere'), await at('/%zz')]).toEqual([
    429, 429, 429, 429,
  ]);
  expect([await at('/api/games'), await at('/%61pi/games'), await at('/api/nowhere')]).toEqual([
    200, 429, 429,
  ]);
  expect([await at('/health'), await at('/metrics')]).toEqual([200, 200]);
  expect([await at('/health'), await at('/metrics')]).toEqual([429, 429]);
});

test('closes the connection of a client that asks too fast', async () => {
  await open({ files: { burst: 1, perSecond: 1 / 3600 } });
  const connection = await connect();
  await connection.write(get(LARGEST) + get('/').repeat(5));
  const heard = await connection.rest();
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429']);
});

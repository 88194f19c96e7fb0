import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { refused } from '../../src/http/openapi.ts';
import { sitDown } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { Visitor } from '../play/visitor.ts';
import { type ReadableServer, startReadableServer } from './readable-server.ts';
import { type HostileRequest, nextRequest } from './requests.ts';
import { seeded } from './seeded.ts';
import { targetTable } from './target-table.ts';
import { wholeState } from './whole-state.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: seedsInOrder() });
});
afterAll(() => server.stop());

const REQUESTS = 600;
const AT_ONCE = 20;
/** What came back; null if the connection was cut, as happens to a client that keeps sending too much. */
async function put({ method, path, headers, body }: HostileRequest) {
  const { hostname, port } = new URL(server.address);
  const asked = request({ agent: false, hostname, port, method, path, headers });
  const replied = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.on('error', () => {});
  // On a GET it would be taken for the beginning of the next request.
  asked.end(method === 'GET' ? undefined : body);
  try {
    const [reply] = await replied;
    let text = '';
    for await (const part of reply) text += part;
    return { status: reply.statusCode ?? 0, text, type: reply.headers['content-type'] ?? '' };
  } catch {
    return null;
  }
}

function isTooMuch({ body = '', headers, path }: HostileRequest): boolean {
  return body.length + path.length + JSON.stringify(headers).length > 16 * 1024;
}

test(`${REQUESTS} hostile requests change nothing, and each is refused with a reason`, async () => {
  const target = await targetTable(server, { game: '011', seats: 3, rows: 30 });
  const [elsewhere] = (await sitDown(server.address, { game: '011', seats: 3, people: 1 })) as [Player];
  const { token } = await elsewhere.get<{ token: string }>('POST', `/tables/${elsewhere.table}/token`);
  elsewhere.leave();
  const stranger = new Visitor(server.address);
  await stranger.get('POST', '/me/phrase');
  const [, guest] = target.players as [Player, Player];
  const loot = {
    table: target.table,
    origin: server.address,
    stranger: stranger.headers,
    guest: guest.headers,
    token,
  };
  const before = await wholeState(server, target);
  const open = await new Visitor(server.address).get('GET', `/tables/${target.table}/story`);
  const draw = seeded('hostile requests');
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, () => nextRequest(draw, loot));
    const replies = await Promise.all(requests.map(put));
    for (const [index, reply] of replies.entries()) {
      const sent = requests[index] as HostileRequest;
      const { method, path, body } = sent;
      if (reply === null) {
        expect(isTooMuch(sent), `${method} ${path}: cut off`).toBe(true);
        continue;
      }
      const { status, text, type } = reply;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Public facts do no harm.
      if (status === 200) {
        expect(path).toBeOneOf(['/api/games', `/api/tables/${target.table}/story`]);
        if (path.endsWith('/story')) expect(JSON.parse(text)).toEqual(open);
        continue;
      }
      const where = `${method} ${path} ${body}: ${status} ${text}`;
      expect(status, where).toBeGreaterThanOrEqual(400);
      expect(status, where).toBeLessThan(500);
      // A header too long is turned away by Node itself.
      if (method === 'HEAD' || status === 431) continue;
      expect(type, where).toContain('application/json');
      expect(refused.strict().safeParse(JSON.parse(text)).success, where).toBe(true);
    }
  }
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413]));
  expect(await wholeState(server, target)).toEqual(before);
  await playOn(target.players, botChoice);
  expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  for (const player of target.players) player.leave();
});

test('what is no request at all is hung up on', async () => {
  const { port } = new URL(server.address);
  const bytes = [
    'GET / HTTP/9.9\r\n\r\n',
    '\u0000\u0001\u0002\u0003\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n',
    'GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: y\r\nBad Header: 1\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  ];
  for (const sent of bytes) {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent, 'latin1'));
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    await once(socket, 'close');
    expect(heard, JSON.stringify(sent)).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
  expect((await new Visitor(server.address).ask('GET', '/games')).status).toBe(200);
});

test('opens no socket from another site, with the token of another table, or with a void token', async () => {
  const [one] = (await sitDown(server.address, { game: '011', seats: 3, people: 1 })) as [Player];
  const [two] = (await sitDown(server.address, { game: '011', seats: 3, people: 1 })) as [Player];
  const { token } = await two.get<{ token: string }>('POST', `/tables/${two.table}/token`);
  const address = `${server.address.replace('http', 'ws')}/api/tables/${one.table}/socket`;
  const tries: [Record<string, string>, number][] = [
    [{ authorization: `Bearer ${token}` }, 403],
    [{ authorization: `Bearer ${'x'.repeat(43)}` }, 401],
    [{ ...one.headers, origin: 'https://evil.example' }, 403],
    [{ ...one.headers, origin: 'null' }, 403],
    [{ cookie: one.cookie ?? '' }, 403],
  ];
  for (const [headers, status] of tries) {
    const socket = new WebSocket(address, { headers });
    const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect([headers.origin, reply.statusCode]).toEqual([headers.origin, status]);
    socket.on('error', () => {});
    socket.terminate();
  }
  for (const path of [
    `${address}/more`,
    address.replace(one.table, 'x'.repeat(22)),
    address.replace(one.table, '..'),
  ]) {
    const socket = new WebSocket(path, { headers: one.headers });
    const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(reply.statusCode).toBe(404);
    socket.on('error', () => {});
    socket.terminate();
  }
  one.leave();
  two.leave();
});

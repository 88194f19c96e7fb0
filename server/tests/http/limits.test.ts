import { expect, test } from 'vitest';
import { LIMITS } from '../../src/limits/limits.ts';
import { Browser } from './browser.ts';
import { useServer } from './serve.ts';

const OPENING = { game: 'diario', seats: 1 };
const never = (burst: number) => ({ burst, perSecond: 1 / 3600 });

const served = useServer({
  proxies: 1,
  limits: {
    requests: { burst: 10, perSecond: 1 },
    replays: never(1),
    newcomers: never(2),
    tables: never(2),
    tablesOfAddress: never(3),
    tablesAtOnce: 2,
  },
});

/** A visitor at an address of their own. */
function from(address: string) {
  const browser = new Browser(served);
  return (method: string, path: string, body?: unknown) =>
    browser.send(method, path, { body, headers: { 'x-forwarded-for': address } });
}

test('answers a client that asks too fast with how long to wait, and does not hold up others', async () => {
  const hasty = from('192.0.2.1');
  for (let request = 0; request < 10; request++) expect((await hasty('GET', '/games')).status).toBe(200);
  const { status, headers, body } = await hasty('GET', '/games');
  expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  expect(body.reason).toEqual({ key: 'refusal.too-fast', vars: { seconds: 1 } });
  expect((await hasty('GET', '/nowhere')).status).toBe(429);
  expect((await from('192.0.2.2')('GET', '/games')).status).toBe(200);
  served().clock.at += 1000;
  expect((await hasty('GET', '/games')).status).toBe(200);
});

test('limits the identities that one address makes', async () => {
  const [first, second, third] = [from('192.0.2.3'), from('192.0.2.3'), from('192.0.2.3')];
  expect((await first('POST', '/me/phrase')).status).toBe(200);
  expect((await second('POST', '/me/phrase')).status).toBe(200);
  const refused = await third('POST', '/me/phrase');
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([429, null]);
  expect((await first('POST', '/me/phrase')).status).toBe(200);
});

test('limits the tables that one person hosts at once', async () => {
  const host = from('192.0.2.4');
  await host('POST', '/me');
  for (let table = 0; table < 2; table++) expect((await host('POST', '/tables', OPENING)).status).toBe(200);
  const { status, body } = await host('POST', '/tables', OPENING);
  expect([status, body.reason]).toEqual([409, { key: 'refusal.too-many-tables', vars: { most: 2 } }]);
});

test('limits the tables that one address opens, under any identity', async () => {
  const statuses = [];
  const [one, other] = [from('192.0.2.5'), from('192.0.2.5')];
  for (const person of [one, other]) await person('POST', '/me');
  for (const person of [one, one, other, other])
    statuses.push((await person('POST', '/tables', OPENING)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('limits the games that are replayed for one address', async () => {
  const reader = from('192.0.2.6');
  await reader('POST', '/me');
  const { body } = await reader('POST', '/tables', OPENING);
  expect((await reader('GET', `/tables/${body.id}/story`)).status).toBe(200);
  expect((await reader('GET', `/tables/${body.id}/story`)).status).toBe(429);
});

test('a full table behind one router fits into what is allowed', () => {
  expect(LIMITS.requests.burst).toBeGreaterThan(6 * 10);
  expect(LIMITS.replays.burst).toBeGreaterThanOrEqual(6);
  expect(LIMITS.socketsOfAddress).toBeGreaterThanOrEqual(6 * 4);
});

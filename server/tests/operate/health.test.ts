import { expect, test } from 'vitest';
import { healthOf, VERSION } from '../../src/operate/health.ts';

const PLENTY = 1e12;

/** A store that answers as it is told: a real one cannot be made to hang. */
function healthWith({
  proveWrite = async () => {},
  free = PLENTY,
  isStopping = false,
  now = () => 0,
}: {
  proveWrite?: () => Promise<void>;
  free?: number | null;
  isStopping?: boolean;
  now?: () => number;
} = {}) {
  const store = { proveWrite, freeBytes: async () => free };
  return healthOf(store, { database: 'sqlite', isStopping: () => isStopping, now, patience: 1 });
}

test('says that all is well while the database takes writes', async () => {
  expect(await healthWith()()).toEqual({
    status: 200,
    body: {
      ok: true,
      version: VERSION,
      database: 'sqlite',
      databaseWrites: true,
      isDiskFull: false,
      isStopping: false,
    },
  });
});

test('sends visitors elsewhere while the server is stopping', async () => {
  const { status, body } = await healthWith({ isStopping: true })();
  expect(status).toBe(503);
  expect(body).toMatchObject({ ok: false, databaseWrites: true, isStopping: true });
});

test('does not explain to strangers why a write failed', async () => {
  const answer = await healthWith({ proveWrite: () => Promise.reject(new Error('password failed')) })();
  expect(answer).toMatchObject({ status: 503, body: { ok: false, databaseWrites: false } });
  expect(JSON.stringify(answer)).not.toContain('password');
});

test('answers although the database hangs', async () => {
  const answer = await healthWith({ proveWrite: () => new Promise(() => {}) })();
  expect(answer).toMatchObject({ status: 503, body: { databaseWrites: false } });
});

test('knows a full disk, where the disk is its own', async () => {
  expect(await healthWith({ free: 1024 })()).toMatchObject({ status: 503, body: { isDiskFull: true } });
  expect(await healthWith({ free: null })()).toMatchObject({ status: 200, body: { isDiskFull: false } });
});

test('writes once a second at most, however often it is asked', async () => {
  let writes = 0;
  let time = 5_000;
  const health = healthWith({
    now: () => time,
    proveWrite: async () => {
      writes += 1;
    },
  });
  await Promise.all(Array.from({ length: 50 }, health));
  expect(writes).toBe(1);
  time += 1_000;
  await health();
  expect(writes).toBe(2);
});

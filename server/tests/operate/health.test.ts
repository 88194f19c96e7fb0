import { expect, test } from 'vitest';
import { health, VERSION } from '../../src/operate/health.ts';

/** A database that answers as it is told: a real one cannot be made to hang. */
function answering(ping: () => Promise<void>) {
  return { ping };
}

const well = answering(async () => {});

test('all is well while the database answers', async () => {
  expect(await health(well, { database: 'sqlite', isStopping: false })).toEqual({
    status: 200,
    body: { ok: true, version: VERSION, database: 'sqlite', databaseAnswers: true, isStopping: false },
  });
});

test('a server that is stopping wants nobody new', async () => {
  const { status, body } = await health(well, { database: 'postgres', isStopping: true });
  expect(status).toBe(503);
  expect(body).toMatchObject({ ok: false, databaseAnswers: true, isStopping: true });
});

test('a database that fails is not explained to strangers', async () => {
  const failing = answering(() => Promise.reject(new Error('password authentication failed')));
  const answer = await health(failing, { database: 'postgres', isStopping: false });
  expect(answer).toMatchObject({ status: 503, body: { ok: false, databaseAnswers: false } });
  expect(JSON.stringify(answer)).not.toContain('password');
});

test('a database that hangs does not hang the answer', async () => {
  const hanging = answering(() => new Promise(() => {}));
  const answer = await health(hanging, { database: 'postgres', isStopping: false, patience: 1 });
  expect(answer).toMatchObject({ status: 503, body: { databaseAnswers: false } });
});

import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { refused } from '../../src/http/openapi.ts';
import { Browser } from './browser.ts';
import { fetchAs } from './fetch-as.ts';
import { useServer } from './serve.ts';

const served = useServer({
  publicAddress: 'https://vigilia.example',
  extras(app) {
    app.get('/broken/:secret', () => {
      throw new Error('the disk is full');
    });
    app.get('/half-made', (_request, reply) =>
      reply.type('text/css').header('content-encoding', 'br').send(createReadStream('/nowhere/at/all')),
    );
  },
});

const OPENING = { game: 'diario', seats: 1 };

test('every answer tells the browser to run nothing but our own', async () => {
  for (const path of ['/games', '/nowhere', '/tables/short']) {
    const { headers } = await new Browser(served).get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' wss://vigilia.example");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a page of another site changes nothing, whatever it sends', async () => {
  const person = new Browser(served);
  await person.post('/tables', OPENING);
  for (const origin of ['https://evil.example', 'null', 'http://vigilia.example', 'nonsense']) {
    const reply = await person.send('POST', '/me/phrase', { headers: { origin } });
    expect([origin, reply.status]).toEqual([origin, 403]);
  }
  const home = await person.send('POST', '/me/phrase', { headers: { origin: 'https://vigilia.example' } });
  expect(home.status).toBe(200);
});

test('the cookie is secure where the server is reached by https', async () => {
  const { headers } = await new Browser(served).post('/me');
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
});

test('whatever does not fit is refused in the same shape, and says where', async () => {
  const browser = new Browser(served);
  await browser.post('/me');
  const long = { game: 'diario', seats: 1, options: { note: 'x'.repeat(17_000) } };
  const bad: [string, string, unknown, number, string | undefined][] = [
    ['POST', '/tables', { game: 'diario' }, 400, 'body.seats'],
    ['POST', '/tables', { ...OPENING, more: 1 }, 400, 'body'],
    ['POST', '/tables', '{"game":', 400, 'body'],
    ['POST', '/tables', '{"__proto__":{"a":1}}', 400, 'body'],
    ['POST', '/tables', undefined, 400, 'body'],
    ['POST', '/me/phrase', { more: 1 }, 400, 'body'],
    ['POST', '/tables', long, 413, undefined],
    ['GET', '/tables/short', undefined, 400, 'params.id'],
    ['GET', '/lobby?page=1', undefined, 400, 'query'],
    ['GET', `/tables/${'x'.repeat(22)}`, undefined, 404, undefined],
    ['GET', '/nowhere', undefined, 404, undefined],
    ['PUT', '/tables', undefined, 404, undefined],
    ['GET', '/%zz', undefined, 400, 'path'],
  ];
  for (const [method, path, body, status, where] of bad) {
    const reply = await browser.send(method, path, { body });
    expect([path, reply.status, reply.body.reason?.vars.where]).toEqual([path, status, where]);
    expect(refused.strict().safeParse(reply.body).success).toBe(true);
  }
});

test('a form of another kind is no body', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const body = JSON.stringify(OPENING);
    const reply = await new Browser(served).send('POST', '/tables', {
      body,
      headers: { 'content-type': type },
    });
    expect([type, reply.status]).toEqual([type, 400]);
  }
});

test('what goes wrong in here is told to the operator, and the sender learns nothing of it', async () => {
  const { address, logged } = served();
  const secret = 'abcdefghijklmnopqrstuv';
  const reply = await fetchAs('vigilia.example', `${address}/broken/${secret}`);
  expect(reply.status).toBe(500);
  expect(await reply.json()).toEqual({
    refused: true,
    clause: null,
    reason: { key: 'refusal.our-fault', vars: {} },
  });
  const lines = logged.join('');
  expect(lines).toContain('the disk is full');
  expect(lines).toContain('/broken/:secret');
  expect(lines).not.toContain(secret);
});

test('an answer that fails when it is half made becomes a refusal like any other', async () => {
  const reply = await fetch(`${served().address}/half-made`);
  expect([reply.status, reply.headers.get('content-encoding')]).toEqual([500, null]);
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(await reply.json()).toMatchObject({ reason: { key: 'refusal.our-fault' } });
});

test('no line of the log holds a link, a cookie, a token or a phrase', async () => {
  const person = new Browser(served);
  const { body: card } = await person.post('/tables', OPENING);
  await person.post(`/tables/${card.id}/sit`, { name: 'Ada' });
  const { body: phrase } = await person.post('/me/phrase');
  const { body: token } = await person.post(`/tables/${card.id}/token`);
  await person.post('/me/claim', token);
  const lines = served().logged.join('');
  expect(lines).toContain('/api/tables/:id/token');
  for (const secret of [card.id, phrase.phrase, token.token, person.cookie?.split('=')[1]]) {
    expect(secret).toBeTypeOf('string');
    expect(lines).not.toContain(secret);
  }
});

test('what is not even HTTP is answered and hung up on', async () => {
  const { port } = new URL(served().address);
  const heard = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELLO there\r\n\r\n'));
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(heard).toMatch(/^HTTP\/1.1 400/);
});

test('under another name than the public one there is nothing', async () => {
  for (const host of ['127.0.0.1', 'vigilia.example.evil', 'vigilia.example:8011']) {
    const reply = await fetchAs(host, `${served().address}/api/games`);
    expect([host, reply.status]).toEqual([host, 421]);
    expect(await reply.text()).not.toContain(host);
  }
  expect((await fetchAs('vigilia.example', `${served().address}/api/games`)).status).toBe(200);
});

import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { useServer } from './serve.ts';

const served = useServer();

test('only POST /me makes a visitor known, and nothing is done for one who is not', async () => {
  const visitor = new Browser(served);
  expect((await visitor.get('/me')).body).toEqual({ known: false, hasPhrase: false });
  await visitor.get('/lobby');
  const { body: table } = await new Browser(served).post('/tables', { game: 'diario', seats: 1 });
  for (const [path, body] of [
    ['/tables', { game: 'diario', seats: 1 }],
    [`/tables/${table.id}/sit`, { name: 'Ada' }],
    ['/me/link', undefined],
  ] as const)
    expect((await visitor.send('POST', path, { body })).body.reason.key).toBe('refusal.no-identity');
  expect((await visitor.get(`/tables/${table.id}`)).body.seats).toEqual([null]);
  expect(visitor.cookie).toBeNull();
  await visitor.post('/me');
  const { cookie } = visitor;
  await visitor.post('/me');
  expect(visitor.cookie).toBe(cookie);
  expect((await visitor.get('/me')).body).toEqual({ known: true, hasPhrase: false });
});

test('a phrase makes another device the same person, with all their tables', async () => {
  const [old, device] = [new Browser(served), new Browser(served)];
  const { body: card } = await old.post('/tables', { game: 'diario', seats: 1 });
  const { body } = await old.post('/me/phrase');
  expect((await old.get('/me')).body).toEqual({ known: true, hasPhrase: true });
  expect((await device.post('/me/recover', { phrase: body.phrase })).body).toEqual({ done: true });
  expect(device.cookie).not.toBe(old.cookie);
  expect((await device.get('/me/tables')).body.tables[0].card.id).toBe(card.id);
});

test('of phrases made at the same moment one works, and each is answered', async () => {
  const person = new Browser(served);
  await person.post('/me');
  const made = await Promise.all(Array.from({ length: 4 }, () => person.post('/me/phrase')));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const tried = await Promise.all(
    made.map(({ body }) => new Browser(served).send('POST', '/me/recover', { body })),
  );
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a link makes another device the same person, once', async () => {
  const [old, device, thief] = [new Browser(served), new Browser(served), new Browser(served)];
  await old.post('/me/phrase');
  const { body } = await old.post('/me/link');
  expect((await device.post('/me/claim', body)).status).toBe(200);
  expect((await device.get('/me')).body).toEqual({ known: true, hasPhrase: true });
  expect((await thief.post('/me/claim', body)).body.reason.key).toBe('refusal.unknown-link');
  expect(thief.cookie).toBeNull();
});

test('a wrong phrase and an impossible one are refused alike', async () => {
  const valid = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  const [wrong, impossible] = [
    await new Browser(served).post('/me/recover', { phrase: valid }),
    await new Browser(served).post('/me/recover', { phrase: 'one two three' }),
  ];
  expect(wrong.status).toBe(404);
  expect(impossible).toMatchObject({ status: wrong.status, body: wrong.body });
});

test('a person sees the devices that are theirs, and signs one out', async () => {
  const [laptop, phone, stranger] = [new Browser(served), new Browser(served), new Browser(served)];
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await laptop.send('POST', '/me', { headers: firefox });
  const { body: link } = await laptop.post('/me/link');
  await phone.post('/me/claim', { token: link.token });
  await stranger.post('/tables', { game: 'diario', seats: 1 });
  const { devices } = (await laptop.get('/me/devices')).body;
  expect(devices).toHaveLength(2);
  expect(devices.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({ name: 'Firefox, Linux' });
  const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis);

  expect((await stranger.send('DELETE', `/me/devices/${other.id}`)).status).toBe(404);
  expect((await phone.get('/me')).body.known).toBe(true);
  expect((await laptop.send('DELETE', `/me/devices/${other.id}`)).body).toEqual({ done: true });
  expect((await phone.get('/me')).body.known).toBe(false);
  expect((await laptop.get('/me/devices')).body.devices).toHaveLength(1);
});

import { print } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { choose } from '../../src/table/commands/choose.ts';
import { GENEROUS } from '../play/limits.ts';
import { Browser, program } from './browser.ts';
import { useServer } from './serve.ts';

const served = useServer({ limits: { requests: GENEROUS.requests } });
const DIARIO = { game: 'diario', seats: 2 };

async function opened(setting: object = DIARIO): Promise<{ host: Browser; path: string; id: string }> {
  const host = new Browser(served);
  const { body, status } = await host.post('/tables', setting);
  expect(status).toBe(200);
  return { host, id: body.id, path: `/tables/${body.id}` };
}

/** Two people at a table of Diario that has begun. */
async function begun() {
  const { host, path, id } = await opened();
  const guest = new Browser(served);
  await host.post(`${path}/sit`, { name: 'Ada' });
  await guest.post(`${path}/sit`, { name: 'Zoë' });
  for (const person of [host, guest]) await person.post(`${path}/ready`, { ready: true });
  const { status } = await host.post(`${path}/begin`, {});
  expect(status).toBe(200);
  return { host, guest, path, id };
}

test('shows the games of the server to every caller', async () => {
  const { body, headers } = await new Browser(served).get('/games');
  expect(body.games.map(({ id }: { id: string }) => id)).toEqual(['011', 'diario']);
  expect(body.games[0].seats).toEqual({ min: 3, max: 6 });
  expect(headers.get('set-cookie')).toBeNull();
});

test('friends gather at a table and begin, and no reply holds their identities', async () => {
  const { host, guest, path } = await begun();
  const { body: card } = await new Browser(served).get(path);
  expect(card.phase).toBe('playing');
  expect(card.seats).toMatchObject([
    { name: 'Ada', colour: 'amber', symbol: 'anchor', ready: true },
    { name: 'Zoë', colour: 'azure', symbol: 'bell', ready: true },
  ]);
  expect(card.seed).toBeUndefined();
  const told = JSON.stringify(card);
  for (const person of [host, guest]) {
    const { identities } = served().services;
    const visitor = await identities.visitorIn({ cookie: person.cookie ?? '' });
    expect(visitor?.identity).toHaveLength(22);
    expect(told).not.toContain(visitor?.identity);
  }
});

test('the host puts bots on seats and begins; others may not', async () => {
  const { host, path } = await opened({ game: '011', seats: 4 });
  const guest = new Browser(served);
  await guest.post(`${path}/sit`, { name: 'Guest', seat: 2 });
  await guest.post(`${path}/ready`, { ready: true });
  expect((await guest.post(`${path}/bot`, { seat: 0, bot: 'apprentice' })).status).toBe(403);
  expect((await guest.post(`${path}/begin`, { fill: 'apprentice' })).status).toBe(403);
  expect((await host.post(`${path}/bot`, { seat: 0, bot: 'nobody' })).status).toBe(400);
  expect((await host.post(`${path}/bot`, { seat: 0, bot: 'apprentice' })).body.seats[0].bot).toBe(
    'apprentice',
  );
  expect((await host.post(`${path}/bot`, { seat: 0, bot: null })).body.seats[0]).toBeNull();
  expect((await host.post(`${path}/begin`, {})).body.reason.key).toBe('refusal.empty-seat');
  const { body } = await host.post(`${path}/begin`, { fill: 'apprentice' });
  expect(body.phase).toBe('playing');
  expect(body.seats.map((sitter: { bot?: string }) => sitter.bot ?? null)).toEqual([
    'apprentice',
    'apprentice',
    null,
    'apprentice',
  ]);
});

test('two people do not share a colour, and a person who moves keeps their own', async () => {
  const { host, path } = await opened({ game: '011', seats: 4 });
  const guest = new Browser(served);
  await host.post(`${path}/sit`, { name: 'Ada', colour: 'jade', symbol: 'star' });
  const taken = await guest.post(`${path}/sit`, { name: 'Zoë', colour: 'jade' });
  expect(taken).toMatchObject({
    status: 409,
    body: { refused: true, reason: { key: 'refusal.same-colour' } },
  });
  const { body } = await host.post(`${path}/sit`, { name: 'Ada', seat: 3 });
  expect(body.seats).toMatchObject([null, null, null, { colour: 'jade', symbol: 'star' }]);
});

test('a name is written one way, and hides nothing', async () => {
  const { host, path } = await opened({ game: '011', seats: 4 });
  const { body } = await host.post(`${path}/sit`, { name: '  Zoe\u0308 \u00a0 K.  ' });
  expect(body.seats[0].name).toBe('Zoë K.');
  const bad = [
    '',
    '   ',
    'a'.repeat(25),
    'a\u0007b',
    'a\u202eb',
    'a\u2066b',
    '\u200d',
    '\u3164',
    '\u2800 \u2800',
    'a\u200bb',
    'a\nb',
  ];
  for (const name of bad) {
    const { status, body: refusal } = await host.post(`${path}/sit`, { name });
    expect([name, status, refusal.reason.vars.where]).toEqual([name, 400, 'body.name']);
  }
  expect((await host.post(`${path}/sit`, { name: '👩‍🚀'.repeat(8) })).status).toBe(200);
});

test('lists my tables in the order they matter, and to no other person', async () => {
  const { host, guest, id, path } = await begun();
  const gathering = await host.post('/tables', DIARIO);
  const { body } = await host.get('/me/tables');
  const [first, second] = body.tables;
  const loaded = await served().services.tables.find(id);
  const isAsked = loaded?.table.play?.asked[0] != null;
  expect(first).toMatchObject({ card: { id }, yourTurn: isAsked, yourSeat: 0 });
  expect(second).toMatchObject({ card: { id: gathering.body.id }, yourTurn: false, yourSeat: null });
  expect((await guest.get('/me/tables')).body.tables).toHaveLength(1);
  expect((await new Browser(served).get('/me/tables')).body).toEqual({ tables: [] });
  expect((await host.get(path)).status).toBe(200);
});

test('the lobby shows public tables where people gather, and no others', async () => {
  const open = await opened({ game: '011', seats: 4, isPublic: true });
  const other = await opened({ ...DIARIO, isPublic: true });
  const hidden = await opened({ game: '011', seats: 4 });
  const idsIn = async (path: string) =>
    (await new Browser(served).get(path)).body.tables.map(({ id }: { id: string }) => id);
  expect(await idsIn('/lobby?game=011')).toEqual([open.id]);
  const all = await idsIn('/lobby');
  expect(all).toContain(other.id);
  expect(all).not.toContain(hidden.id);
});

test('a public table has a clock where none is named, and another has none', async () => {
  const clockOf = async (setting: object) => {
    const { body } = await new Browser(served).post('/tables', { ...DIARIO, ...setting });
    return body.setting.clock;
  };
  expect(await clockOf({})).toBe('none');
  expect(await clockOf({ isPublic: true })).toBe('evening');
  expect(await clockOf({ isPublic: true, clock: 'none' })).toBe('none');
});

test('a token stands for its owner at one table, and for no visitor elsewhere', async () => {
  const { host, guest, path } = await begun();
  const elsewhere = await opened();
  await host.post(`${elsewhere.path}/sit`, { name: 'Ada' });
  const { body } = await host.post(`${path}/token`);
  const bot = program(served, body.token);
  expect((await bot('GET', `${path}/story`)).status).toBe(200);
  expect((await bot('POST', `${path}/ready`, { ready: true })).body.reason.key).toBe('refusal.begun');
  expect((await bot('POST', `${elsewhere.path}/ready`, { ready: true })).body.reason.key).toBe(
    'refusal.other-table',
  );
  for (const [method, route] of [
    ['POST', `${path}/token`],
    ['DELETE', `${path}/token`],
    ['POST', `${path}/stand`],
    ['POST', '/me/phrase'],
    ['POST', '/me/link'],
  ] as const) {
    const { status, headers } = await bot(method, route);
    expect([route, status, headers.get('set-cookie')]).toEqual([route, 403, null]);
  }
  expect((await bot('POST', '/tables', DIARIO)).status).toBe(403);
  expect((await bot('GET', '/me')).body).toEqual({ known: false, hasPhrase: false });
  expect((await bot('GET', '/me/tables')).body.tables).toEqual([]);

  await guest.send('DELETE', `${path}/token`);
  expect((await bot('POST', `${path}/ready`, { ready: true })).status).toBe(409);
  expect((await host.send('DELETE', `${path}/token`)).status).toBe(200);
  expect((await bot('POST', `${path}/ready`, { ready: true })).body.reason.key).toBe('refusal.unknown-token');
});

test('a new token and getting up void the one before', async () => {
  const { host, path } = await begun();
  const first = program(served, (await host.post(`${path}/token`)).body.token);
  const second = program(served, (await host.post(`${path}/token`)).body.token);
  expect((await first('POST', `${path}/ready`, { ready: true })).status).toBe(401);
  expect((await second('POST', `${path}/ready`, { ready: true })).status).toBe(409);
  await host.post(`${path}/stand`);
  expect((await second('POST', `${path}/ready`, { ready: true })).status).toBe(401);
});

test('of tokens made at the same moment one works', async () => {
  const { host, path } = await begun();
  const made = await Promise.all(Array.from({ length: 8 }, () => host.post(`${path}/token`)));
  const tried = await Promise.all(
    made.map(({ body }) => program(served, body.token)('POST', `${path}/ready`, { ready: true })),
  );
  expect(tried.filter(({ status }) => status !== 401)).toHaveLength(1);
});

test('gives no token to a person who does not sit at the table', async () => {
  const { path } = await begun();
  const passerBy = new Browser(served);
  expect((await passerBy.send('POST', `${path}/token`)).status).toBe(401);
  await passerBy.post('/tables', DIARIO);
  expect((await passerBy.post(`${path}/token`)).status).toBe(403);
});

test('gives each person the log as they may know it, and nothing where watching is not allowed', async () => {
  const { host, path, id } = await begun();
  const { body } = await host.get(`${path}/story`);
  const loaded = await served().services.tables.find(id);
  expect(body.deeds.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: loaded?.table.version ?? 0 }, (_, index) => index + 1),
  );
  expect(body.deeds.at(-1).events.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(loaded?.table.seed);
  const secret = await opened({ ...DIARIO, watching: 'nobody' });
  for (const what of ['story', 'record'])
    expect((await new Browser(served).get(`${secret.path}/${what}`)).status).toBe(403);
});

test('the record is given when the game is over, not before; then the same people play again', async () => {
  const { host, path, id } = await opened({ game: 'diario', seats: 1 });
  await host.post(`${path}/sit`, { name: 'Ada' });
  await host.post(`${path}/ready`, { ready: true });
  await host.post(`${path}/begin`, {});
  expect((await host.get(`${path}/record`)).body.reason.key).toBe('refusal.not-over');
  expect((await host.post(`${path}/rematch`)).body.reason.key).toBe('refusal.not-over');

  const { tables, identities, games } = served().services;
  const identity = (await identities.visitorIn({ cookie: host.cookie ?? '' }))?.identity ?? null;
  const loaded = await tables.find(id);
  const game = games.get('diario')?.game;
  if (!loaded || !game) throw new Error('no such table');
  for (let turn = 0; loaded.table.phase === 'playing'; turn++) {
    const ask = loaded.table.play?.moment.asks[0];
    const choice = ask?.choices.at(-1);
    if (!choice) throw new Error('nothing to choose');
    const line = print(game.grammar, choice);
    await tables.run(
      loaded,
      choose({ identity, key: `turn-${turn}-of-it` }, { version: loaded.table.version, line }),
    );
  }

  const { body, headers } = await new Browser(served).get(`${path}/record`);
  expect(headers.get('content-type')).toContain('application/jsonl');
  expect(headers.get('content-disposition')).toBe('attachment; filename="diario.jsonl"');
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line: string) => JSON.parse(line));
  expect(JSON.stringify(lines[0])).toContain(loaded.table.seed);
  expect(body).not.toContain(identity);

  const again = await host.post(`${path}/rematch`);
  expect(again.body).toMatchObject({ phase: 'gathering', seats: [{ name: 'Ada', ready: false }] });
  expect((await host.post(`${path}/rematch`)).body.id).toBe(again.body.id);
  expect((await new Browser(served).send('POST', `${path}/rematch`)).status).toBe(401);
});

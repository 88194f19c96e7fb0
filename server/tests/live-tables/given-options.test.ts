import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { startReadableServer } from '../hostile/readable-server.ts';
import { sitDown } from '../play/gather.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { startTestServer, useTestServer } from '../play/test-server.ts';
import { whyNot } from '../play/why-not.ts';
import { freshFolder } from '../store/databases.ts';

const server = useTestServer();
const READ = [['shells-on-our-street-green'], ['maternity-ward-red', 'shells-on-our-street-green']];
const UNION = ['maternity-ward-red', 'shells-on-our-street-green'];

const AVOIDED = [
  ['hunger', 'violence'],
  ['suicide', 'hunger'],
];
const ALL_AVOIDED = ['hunger', 'suicide', 'violence'];

/** Sits two down, who say what they have read and what is to be left out, and begins. */
async function begun(game: string, address = server().address): Promise<Player[]> {
  const players = await sitDown(address, { game, seats: 2 });
  for (const [index, player] of players.entries())
    await player.get('POST', `/tables/${player.table}/ready`, {
      ready: true,
      memory: READ[index],
      avoid: AVOIDED[index],
    });
  await players[0]?.get('POST', `/tables/${players[0].table}/begin`, {});
  await Promise.all(players.map((player) => player.until(() => player.card?.phase !== 'gathering')));
  return players;
}

test('a game begins with the union of what its players have met and leave out, and keeps nothing else of it', async () => {
  const players = await begun('diario');
  const [one] = players as [Player, Player];
  expect(JSON.stringify(one.card)).not.toContain('maternity-ward');
  await playOn(players, shortestGame);
  const record = await fetch(`${one.address}/api/tables/${one.table}/record`);
  const [header = ''] = (await record.text()).split('\n');
  expect(JSON.parse(header).options).toEqual({ difficulty: 'normal', read: UNION, avoid: ALL_AVOIDED });
});

test('the log says who is ready and not what each has met or leaves out', async () => {
  const where = await freshFolder();
  const own = await startTestServer(where.location);
  const players = await begun('diario', own.address);
  for (const player of players) player.leave();
  await own.stop();
  const store = await openStore(where.location);
  const table = players[0]?.table ?? '';
  const facts = (await store.log.after(table, 0)).flatMap(({ act }) => act.facts);
  const others = JSON.stringify(facts.filter(({ fact }) => fact !== 'began'));
  for (const given of ['maternity-ward', 'suicide']) expect(others).not.toContain(given);
  expect(facts.find(({ fact }) => fact === 'began')).toMatchObject({
    options: { read: UNION, avoid: ALL_AVOIDED },
  });
  for (const kind of ['memory', 'avoid'] as const) expect(await store.given.of(table, kind)).toEqual([]);
  await store.close();
  await where.remove();
});

test('refuses what the game does not know, more than it could know, and a game that remembers nothing', async () => {
  const [one] = (await sitDown(server().address, { game: 'diario', seats: 2 })) as [Player];
  const ready = (memory: unknown) => whyNot(one, `/tables/${one.table}/ready`, { ready: true, memory });
  expect(await ready(['no-such-story'])).toBe('refusal.read');
  expect(await ready(Array.from({ length: 501 }, (_, number) => `story-${number}`))).toBe(
    'refusal.malformed',
  );
  const [other] = (await sitDown(server().address, { game: '011', seats: 3 })) as [Player];
  expect(await whyNot(other, `/tables/${other.table}/ready`, { ready: true, memory: ['x'] })).toBe(
    'refusal.no-memory',
  );
});

test('refuses a kind that the game does not leave out, and names it', async () => {
  const [one] = (await sitDown(server().address, { game: 'diario', seats: 2 })) as [Player];
  const path = `/tables/${one.table}/ready`;
  expect(await whyNot(one, path, { ready: true, avoid: ['spiders'] })).toBe('refusal.unknown-kind');
  const [other] = (await sitDown(server().address, { game: '011', seats: 3 })) as [Player];
  expect(await whyNot(other, `/tables/${other.table}/ready`, { ready: true, avoid: ['death'] })).toBe(
    'refusal.no-avoid',
  );
});

test('a game that begins while its last player gets ready is dealt with what that player leaves out', async () => {
  const readable = await startReadableServer();
  for (let table = 0; table < 12; table++) {
    const players = await sitDown(readable.address, { game: 'diario', seats: 2 });
    const [host, other] = players as [Player, Player];
    const path = `/tables/${host.table}`;
    await host.get('POST', `${path}/ready`, { ready: true });
    const [, { status }] = await Promise.all([
      other.get('POST', `${path}/ready`, { ready: true, avoid: ['hunger'] }),
      host.ask('POST', `${path}/begin`, {}),
    ]);
    // It was asked for too early.
    if (status !== 200) await host.get('POST', `${path}/begin`, {});
    const facts = readable.rows(host.table).flatMap(({ act }) => act.facts);
    expect(facts.find(({ fact }) => fact === 'began')).toMatchObject({ options: { avoid: ['hunger'] } });
    for (const player of players) player.leave();
  }
  await readable.stop();
});

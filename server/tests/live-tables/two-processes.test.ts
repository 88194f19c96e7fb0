import { describe, expect, test } from 'vitest';
import type { Device } from '../../src/identity/devices.ts';
import type { Card } from '../../src/protocol/from-server.ts';
import type { ServerOptions } from '../../src/server-options.ts';
import { worker } from '../play/games.ts';
import { gather } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';
import { Visitor } from '../play/visitor.ts';
import { freshDatabase } from '../store/databases.ts';

/** With a connection between them one process serves the table; without it both do, and the log decides. */
const CONNECTIONS = [
  { name: 'with a connection between them', given: {} },
  { name: 'without one', given: { link: null } },
] as const;

/** Two processes on one database: half of the people are connected to each. */
async function twoProcesses(given: Partial<ServerOptions> = {}, setting: object = {}) {
  const bots = { worker, threads: 1, budget: 50, delay: () => 0 };
  const servers = await TestServers.at({ makeSeed: sameSeed, bots, ...given }, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const players = await gather(here.address, { game: '011', seats: 4, setting });
  const away = players.filter(({ seat }) => Number(seat) % 2 === 1);
  for (const player of away) player.moveTo(there.address);
  await Promise.all(away.map((player) => player.come()));
  return { servers, players, here, there };
}

describe.each(CONNECTIONS)('two processes $name', ({ given }) => {
  test('people at both play one game, and see who is there and what is said', async () => {
    const { players } = await twoProcesses(given, { talk: 'free' });
    const [ada, bruno] = players as [Player, Player];
    await Promise.all(players.map((player) => player.until(() => player.present.length === 4)));
    const received = new ReceivedMessages(bruno);
    await ada.do({ type: 'write', words: 'Good evening.' });
    expect(await received.last('said')).toMatchObject({ seat: 0, words: 'Good evening.' });
    const isEnough = () => players.some(({ answers }) => answers >= 12);
    await playOn(players, botChoice, { isEnough });
    await caughtUp(players);
    bruno.leave();
    await ada.until(() => !ada.present.includes(1));
    expect(new Set(players.slice(2).map(({ version }) => version)).size).toBe(1);
  });

  test('an order left at one process is known at the other, by its owner alone', async () => {
    const { players, here, there } = await twoProcesses(given);
    const { leader } = decider(players);
    const owner = players[(Number(leader.seat) + 1) % 4] as Player;
    const twin = new Player(owner.address === here.address ? there.address : here.address);
    twin.cookie = owner.cookie;
    await twin.come(owner.table);
    const received = players
      .filter((player) => player !== owner)
      .map((player) => new ReceivedMessages(player));
    await owner.do({ type: 'order', line: 'I up to 1 then pass' });
    await twin.until(() => twin.order !== null);
    expect(reasonOf(await leader.choose('bid I 0'))).toBe('happened');
    await leader.until(() => leader.answers >= 2);
    await caughtUp(players);
    for (const { messages } of received) expect(messages.map(({ type }) => type)).not.toContain('order');
  });

  test('a device that is signed out at one process loses its socket at the other, and is unknown there', async () => {
    const { players, here, there } = await twoProcesses(given);
    const [, bruno] = players as [Player, Player];
    const laptop = new Visitor(here.address);
    laptop.cookie = bruno.cookie;
    const { token } = await laptop.get<{ token: string }>('POST', '/me/link');
    const phone = new Player(there.address);
    await phone.ask('POST', '/me/claim', { token });
    await phone.come(bruno.table);
    expect(phone.seat).toBe(1);
    const { devices } = await laptop.get<{ devices: Device[] }>('GET', '/me/devices');
    const id = devices.find(({ isThis }) => !isThis)?.id;
    await laptop.get('DELETE', `/me/devices/${id}`);
    // It comes back by itself, and is a stranger now.
    await phone.until(() => phone.seat === null);
    expect(await phone.get('GET', '/me')).toMatchObject({ known: false });
    phone.leave();
  });

  test('who moves to another process sends again what was not answered, and it is done once', async () => {
    const { players, here, there } = await twoProcesses(given);
    const { leader } = decider(players);
    const command = { type: 'choose', version: leader.version, line: 'bid I 0', key: 'on-both-sides' };
    const first = await leader.do(command);
    leader.moveTo(leader.address === here.address ? there.address : here.address);
    await leader.come(leader.table, { since: leader.version });
    expect(await leader.do(command)).toEqual({ type: 'done', key: command.key, version: leader.version });
    expect(first).toMatchObject({ type: 'happened', version: leader.version });
  });
});

/** What `/metrics` of a process says of this figure. */
async function figure({ address }: { readonly address: string }, name: string): Promise<number> {
  const shown = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^vigilia_${name} (.*)$`, 'm').exec(shown)?.[1]);
}

test('one of two processes holds a table, and passes on what the clients of the other say', async () => {
  const { players, here, there } = await twoProcesses();
  expect([await figure(here, 'forwarded_sockets'), await figure(there, 'forwarded_sockets')]).toEqual([0, 2]);
  expect([await figure(here, 'linked_processes'), await figure(there, 'linked_processes')]).toEqual([1, 1]);
  await playOn(players, botChoice, { isEnough: () => players.some(({ answers }) => answers >= 12) });
  await caughtUp(players);
  expect(await figure(there, 'tables_in_memory')).toBe(0);
  for (const { logged } of [here, there])
    expect(logged.filter((line) => line.includes('conflict'))).toEqual([]);
});

test('what is done by a request at either process is known at both', async () => {
  const { players, here, there } = await twoProcesses();
  const [host] = players as [Player];
  const opened = await host.get<{ id: string }>('POST', '/tables', {
    game: '011',
    seats: 4,
    pace: 'instant',
  });
  // With this the table is at home at the first.
  const watcher = new Player(here.address);
  await watcher.come(opened.id);
  const path = `/tables/${opened.id}`;
  const [nina, otto] = [new Visitor(there.address), new Visitor(here.address)];
  await nina.get('POST', `${path}/sit`, { seat: 2, name: 'Nina' });
  await watcher.until(() => watcher.card?.seats[2]?.name === 'Nina');
  await otto.get('POST', `${path}/sit`, { seat: 3, name: 'Otto' });
  // The second still has it in memory as it was.
  expect((await nina.get<Card>('GET', path)).seats[3]).toMatchObject({ name: 'Otto' });
  watcher.leave();
});

test('a client that says nonsense at the process that passes it on is refused as at any other', async () => {
  const { players, there } = await twoProcesses();
  const forwarded = players.find(({ address }) => address === there.address) as Player;
  const received = new ReceivedMessages(forwarded);
  for (const nonsense of ['', '{', '[]', '{"type":"choose","key":"a-key-of-mine"}', Buffer.from([1, 2])])
    forwarded.shout(nonsense);
  await expect.poll(() => received.messages.filter(({ type }) => type === 'refused')).toHaveLength(5);
  expect(received.messages.filter((message) => 'key' in message)).toMatchObject([{ key: 'a-key-of-mine' }]);
});

test('a process that was at home elsewhere answers with what has happened since, once the table is at home here', async () => {
  const servers = await TestServers.at({ makeSeed: sameSeed }, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const players = await gather(here.address, { game: '011', seats: 4, setting: { talk: 'free' } });
  const [ada] = players as [Player];
  // The second has the table in memory from now on.
  const early = await new Visitor(there.address).get<Card>('GET', `/tables/${ada.table}`);
  expect(early.phase).toBe('playing');
  await playOn(players, botChoice, { isEnough: () => players.some(({ answers }) => answers >= 8) });
  await caughtUp(players);
  const { version } = ada;
  for (const player of players) player.leave();
  await here.stop();
  const again = new Player(there.address);
  again.cookie = ada.cookie;
  await again.come(ada.table);
  expect(again.version).toBe(version);
  again.leave();
});

test('a process whose clock is an hour ahead takes no other for dead', async () => {
  const lease = { durations: { lease: 60_000 } };
  const servers = await TestServers.at(lease, freshDatabase);
  await servers.open();
  const ahead = await servers.open({ now: () => Date.now() + 3_600_000 });
  expect(await figure(ahead, 'other_processes')).toBe(1);
});

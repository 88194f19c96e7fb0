import { expect, test } from 'vitest';
import { gather, sitDown } from '../play/gather.ts';
import { anyChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { expectSeenAsReplayed } from '../play/seen-as-replayed.ts';
import { TestServers } from '../play/test-servers.ts';

async function table(game = '011', seats = 4) {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game, seats });
  return { servers, players, ...decider(players) };
}

test('who comes back is told what they missed, each as they may hear it', async () => {
  const { players, leader, others } = await table();
  const [away] = others as [Player];
  const { version } = away;
  away.leave();
  await leader.choose('bid I 2');
  const received = new ReceivedMessages(away);
  await away.come(away.table, { since: version });
  const welcome = await received.last('welcome');
  expect(welcome).toMatchObject({ seat: away.seat, version: version + 1, answers: 1 });
  expect(welcome.missed?.map((command) => [command.version, command.by])).toEqual([
    [version + 1, leader.seat],
  ]);
  await caughtUp(players);
  expect(away.view).toEqual(welcome.view);
});

test('a line that breaks in the middle loses nothing and does nothing twice', async () => {
  const { servers, players } = await table('diario', 3);
  const [first] = players as [Player];
  const isEnough = () => first.answers >= 40 || first.card?.phase === 'over';
  const playing = playOn(players, anyChoice, { isEnough });
  let breaks = 0;
  for (let after = 2; !isEnough(); after += 3) {
    await first.until(() => first.answers >= after || isEnough());
    players[breaks++ % players.length]?.cut();
  }
  await playing;
  expect(breaks).toBeGreaterThan(0);
  await Promise.all(players.map((player) => player.come()));
  await caughtUp(players);
  await servers.close();
  await expectSeenAsReplayed(servers.location, players);
});

test('shows the table without the missed rows where they are too long ago', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const [host] = (await sitDown(address, { game: '011', seats: 4, people: 1 })) as [Player];
  const ready = (isReady: boolean) => host.get('POST', `/tables/${host.table}/ready`, { ready: isReady });
  while (host.version < 270) {
    const { version } = host;
    await Promise.all([ready(true), ready(false)]);
    await host.until(() => host.version >= version + 2);
  }
  const { address: there } = await servers.reopen();
  host.moveTo(there);
  const received = new ReceivedMessages(host);
  const { version } = host;
  await host.come(host.table, { since: 1 });
  expect(await received.last('welcome')).toMatchObject({ version, missed: null, seat: 0 });
  await host.come(host.table, { since: version - 50 });
  expect((await received.last('welcome')).missed?.map((command) => command.version)).toEqual(
    Array.from({ length: 50 }, (_, index) => version - 49 + index),
  );
});

test('after a restart the table is as its players left it, and keys are still known', async () => {
  const { servers, players, leader } = await table();
  const command = { type: 'choose', version: leader.version, line: 'bid I 2', key: 'before-the-restart' };
  await leader.do(command);
  await caughtUp(players);
  const before = players.map(({ version, view, asks, card }) => ({ version, view, asks, card }));
  const { address } = await servers.reopen();
  for (const player of players) player.moveTo(address);
  await Promise.all(players.map((player) => player.come()));
  expect(players.map(({ version, view, asks, card }) => ({ version, view, asks, card }))).toEqual(before);
  const { version } = leader;
  expect(await leader.do(command)).toEqual({ type: 'done', key: command.key, version });
  expect(leader.answers).toBe(1);
});

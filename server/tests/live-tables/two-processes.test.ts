import { expect, test } from 'vitest';
import type { Device } from '../../src/identity/devices.ts';
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

/** Two processes on one database: half of the people are connected to each. */
async function twoHouses(setting: object = {}) {
  const bots = { worker, threads: 1, budget: 50, delay: () => 0 };
  const servers = await TestServers.at({ makeSeed: sameSeed, bots }, freshDatabase);
  const [here, there] = [await servers.open(), await servers.open()];
  const players = await gather(here.address, { game: '011', seats: 4, setting });
  const away = players.filter(({ seat }) => Number(seat) % 2 === 1);
  for (const player of away) player.moveTo(there.address);
  await Promise.all(away.map((player) => player.come()));
  return { servers, players, here, there };
}

test('people at two processes play one game, and see who is there and what is said', async () => {
  const { players } = await twoHouses({ talk: 'free' });
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
  const { players, here, there } = await twoHouses();
  const { leader } = decider(players);
  const owner = players[(Number(leader.seat) + 1) % 4] as Player;
  const twin = new Player(owner.address === here.address ? there.address : here.address);
  twin.cookie = owner.cookie;
  await twin.come(owner.table);
  const received = players.filter((player) => player !== owner).map((player) => new ReceivedMessages(player));
  await owner.do({ type: 'order', line: 'I up to 1 then pass' });
  await twin.until(() => twin.order !== null);
  expect(reasonOf(await leader.choose('bid I 0'))).toBe('happened');
  await leader.until(() => leader.answers >= 2);
  await caughtUp(players);
  for (const { messages } of received) expect(messages.map(({ type }) => type)).not.toContain('order');
});

test('a device that is signed out at one process loses its socket at the other, and is unknown there', async () => {
  const { players, here, there } = await twoHouses();
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
  const { players, here, there } = await twoHouses();
  const { leader } = decider(players);
  const command = { type: 'choose', version: leader.version, line: 'bid I 0', key: 'on-both-sides' };
  const first = await leader.do(command);
  leader.moveTo(leader.address === here.address ? there.address : here.address);
  await leader.come(leader.table, { since: leader.version });
  expect(await leader.do(command)).toEqual({ type: 'done', key: command.key, version: leader.version });
  expect(first).toMatchObject({ type: 'happened', version: leader.version });
});

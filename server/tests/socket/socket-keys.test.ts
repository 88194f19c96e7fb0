import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Identities } from '../../src/identity/identities.ts';
import { SocketKeys } from '../../src/socket/socket-keys.ts';
import { gather } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { useTestServer } from '../play/test-server.ts';
import { freshFolder, useStore } from '../store/databases.ts';

const server = useTestServer();
const store = useStore(freshFolder);

/** A program at the table of a player, with the token of their seat. */
async function programOf(player: Player): Promise<WebSocket> {
  const { token } = await player.get<{ token: string }>('POST', `/tables/${player.table}/token`);
  const address = `${server().address.replace('http', 'ws')}/api/tables/${player.table}/socket`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  await once(socket, 'open');
  return socket;
}

test('a token that is voided closes the socket it opened, and no other', async () => {
  const [ada, ...others] = await gather(server().address, { game: '011', seats: 3 });
  if (ada === undefined) throw new Error('no player');
  const program = await programOf(ada);
  let isCut = false;
  program.on('close', () => {
    isCut = true;
  });
  const welcomes: string[] = [];
  for (const player of [ada, ...others])
    player.onMessage = (message) => {
      if (message.startsWith('{"type":"welcome"')) welcomes.push(message);
    };
  await ada.get('DELETE', `/tables/${ada.table}/token`);
  await expect.poll(() => isCut).toBe(true);
  // A player whose socket was cut would come back, and be welcomed before the answer.
  for (const player of [ada, ...others]) await player.do({ type: 'why', line: 'bid I 0' });
  expect(welcomes).toEqual([]);
  for (const player of [ada, ...others]) player.leave();
});

test('a second token closes the socket of the first', async () => {
  const players = await gather(server().address, { game: '011', seats: 3 });
  const [ada] = players as [Player];
  const first = await programOf(ada);
  const cut = once(first, 'close');
  const second = await programOf(ada);
  await cut;
  expect(second.readyState).toBe(WebSocket.OPEN);
  second.terminate();
  for (const player of players) player.leave();
});

/** A socket that tells whether it was cut off. */
function fakeSocket() {
  return {
    isCut: false,
    cutOff() {
      this.isCut = true;
    },
  };
}

test('a socket whose device another process signed out is cut off within two minutes, even if no notice comes', async () => {
  const clock = { at: Date.UTC(2030, 0, 1) };
  const options = { isSecure: false, now: () => clock.at };
  const here = new Identities(store().identities, options);
  const elsewhere = new Identities(store().identities, options);
  const keys = new SocketKeys(here, (error) => {
    throw error;
  });
  const [one, two] = [await here.create(), await here.create()];
  const [gone, stays] = [fakeSocket(), fakeSocket()];
  keys.add(gone, one.identity, { cookie: one.cookie.split(';')[0] ?? '' });
  keys.add(stays, two.identity, { cookie: two.cookie.split(';')[0] ?? '' });
  await keys.check();
  expect([gone.isCut, stays.isCut]).toEqual([false, false]);
  const [device] = await elsewhere.devices.of(one.identity, {});
  await elsewhere.devices.signOut(one.identity, device?.id ?? '');
  clock.at += 60_001;
  await keys.check();
  expect([gone.isCut, stays.isCut]).toEqual([true, false]);
});

test('a socket that has closed is not checked any more', async () => {
  const identities = new Identities(store().identities, { isSecure: false, now: Date.now });
  const keys = new SocketKeys(identities, () => {});
  const { identity } = await identities.create();
  const socket = fakeSocket();
  keys.add(socket, identity, {});
  keys.remove(socket);
  await keys.check();
  expect(socket.isCut).toBe(false);
});

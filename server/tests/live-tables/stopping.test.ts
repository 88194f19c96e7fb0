import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { decider } from '../play/players.ts';
import { ReceivedMessages } from '../play/received.ts';
import { replayed, rowsOf } from '../play/replayed.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';

test('says goodbye to all clients when it stops, and finishes the commands that are running', async () => {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game: 'diario', seats: 3 });
  const { leader, others } = decider(players);
  const received = players.map((player) => new ReceivedMessages(player));
  const keys = ['voice-of-one', 'voice-of-two'];
  for (const [index, other] of others.entries()) {
    const { version } = other;
    other.say({ type: 'choose', version, line: 'trust', key: keys[index] });
  }
  // Both are on their way when the server begins to stop.
  await Promise.race(others.map((other) => other.until(() => other.answers > 0)));
  const closing = servers.close();
  const byes = await Promise.all(received.map((each) => each.last('bye')));
  expect(byes.map(({ reason }) => reason)).toEqual(['stopping', 'stopping', 'stopping']);
  await closing;
  const rows = await rowsOf(servers.location, leader.table);
  const kept = rows.flatMap(({ act }) => act.key ?? []);
  // An acknowledged command is there; one that was not is sent again under the same key, and done once.
  for (const each of received)
    for (const { key } of each.all('happened')) if (key !== undefined) expect(kept).toContain(key);
  const server = await servers.open();
  for (const player of players) player.moveTo(server.address);
  await Promise.all(players.map((player) => player.come()));
  for (const [index, other] of others.entries()) {
    await other.do({ type: 'choose', version: leader.version, line: 'trust', key: keys[index] });
  }
  expect(leader.answers).toBe(2);
  await servers.close();
  expect((await replayed(servers.location, leader.table)).past).toHaveLength(2);
});

test('stops in time although clients do not answer', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const [player] = (await gather(address, { game: 'diario', seats: 1 })) as [Player];
  const { hostname, port } = new URL(address);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const deaf = connect(Number(port), hostname);
  deaf.write(
    [
      `GET /api/tables/${player.table}/socket HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = await once(deaf, 'data');
  expect(String(answer)).toContain('101 Switching Protocols');
  // Cut off, neither of them says goodbye.
  for (const line of [silent, deaf]) line.on('error', () => {}).resume();
  await servers.close();
});

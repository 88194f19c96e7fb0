import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { FrameReader, KIND, LONGEST_FRAME } from '../../src/processes/frames.ts';
import { PeerConnection } from '../../src/processes/peer-connection.ts';

/** A connection, and the bare stream at its other end, which reads nothing before it is told to. */
async function connectionAndStream() {
  const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = await accepted;
  const cuts: string[] = [];
  const connection = new PeerConnection(near, {
    hear: () => {},
    gone: () => {},
    cut: (why) => cuts.push(why),
  });
  onTestFinished(() => {
    for (const stream of [near, far]) stream.destroy();
    server.close();
  });
  return { connection, far, cuts };
}

/** More than the system keeps on the way by a multiple. */
const FRAMES = 500;
const BODY = 64 * 1024;

test('a sign of life passes the messages that wait, and these arrive in order', async () => {
  const { connection, far } = await connectionAndStream();
  for (let number = 0; number < FRAMES; number++) connection.send(KIND.told, number, Buffer.alloc(BODY));
  // From now on some are on their way, and the rest waits.
  await nextTurn();
  connection.beat(KIND.beat, Buffer.from('here'));
  const reader = new FrameReader();
  const sockets: number[] = [];
  let before: number | null = null;
  far.on('data', (piece: Buffer) => {
    for (const { kind, sockets: those } of reader.read(piece)) {
      if (kind === KIND.beat) before = sockets.length;
      sockets.push(...those);
    }
  });
  far.resume();
  await expect.poll(() => sockets.length, { timeout: 60_000 }).toBe(FRAMES);
  expect(sockets).toEqual(Array.from({ length: FRAMES }, (_, number) => number));
  expect(before).toBeLessThan(FRAMES / 2);
});

test('a connection that is sent nonsense is cut, and nothing of what was sent is told', async () => {
  const { far, cuts } = await connectionAndStream();
  const head = Buffer.alloc(7);
  head.writeUInt32BE(LONGEST_FRAME + 1);
  far.write(head);
  await expect.poll(() => cuts).toEqual(['nonsense']);
});

test('a connection whose other end does not read is cut before its messages fill the memory', async () => {
  const { connection, cuts } = await connectionAndStream();
  const body = Buffer.alloc(1024 * 1024);
  for (let number = 0; number < 100; number++) connection.send(KIND.told, number, Buffer.from(body));
  await expect.poll(() => cuts).toEqual(['unread']);
});

// cspell:ignore characte
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ForwardedOutlet, Host } from '../../src/processes/forwarding-peer.ts';
import type { ForwardedClient } from '../../src/processes/home-peer.ts';
import { CannotListen, Peers, type PeersOptions } from '../../src/processes/peers.ts';

const ONE = '00000000-0000-4000-8000-000000000001';
const TWO = '00000000-0000-4000-8000-000000000002';
const HERE = { host: '127.0.0.1', port: 0 };
const CLIENT: ForwardedClient = { table: 'the-table-of-a-client-1', identity: 'ada', address: '192.0.2.1' };
const SECRET = 'what the database knows';

interface Hosted {
  readonly client: ForwardedClient;
  readonly outlet: ForwardedOutlet;
  readonly received: string[];
  isClosed: boolean;
}

function optionsOf(me: string, secret = SECRET): PeersOptions {
  return {
    credentials: { me, secret },
    waitingBytes: 1_000_000,
    silence: 60_000,
    called: () => {},
    hearCounts: () => {},
    unheard: () => {},
    cut: () => {},
  };
}

/** A process that listens, and the sessions it was asked to begin. */
async function listening(me: string, given: Partial<PeersOptions> & { readonly secret?: string } = {}) {
  const { secret = SECRET, ...options } = given;
  const heard: string[] = [];
  const peers = new Peers({
    ...optionsOf(me, secret),
    hearCounts: (process, counts) => heard.push(`${process} ${counts}`),
    ...options,
  });
  const hosted: Hosted[] = [];
  const begin: Host = (client, outlet) => {
    const session: Hosted = { client, outlet, received: [], isClosed: false };
    hosted.push(session);
    return {
      receive: (text) => session.received.push(text.toString()),
      close: () => {
        session.isClosed = true;
      },
    };
  };
  const address = await peers.listen(HERE, begin);
  onTestFinished(() => peers.close());
  return { peers, hosted, heard, process: { id: me, address } };
}

/** A client at the first process, whose table is at home at the second. */
async function forwarded() {
  const [edge, home] = [await listening(ONE), await listening(TWO)];
  const peer = await edge.peers.connect(home.process);
  const received: string[] = [];
  let ends = 0;
  const client = peer?.open(CLIENT, {
    take: (frame) => received.push(frame.toString()),
    end: () => {
      ends++;
    },
  });
  if (client === undefined) throw new Error('there is no connection');
  await expect.poll(() => home.hosted).toHaveLength(1);
  const [session] = home.hosted as [Hosted];
  return { edge, home, client, session, received, ends: () => ends };
}

test('what a client says arrives at the home of its table in order, and what it is told comes back', async () => {
  const { edge, home, client, session, received } = await forwarded();
  expect(session.client).toEqual(CLIENT);
  expect([edge.peers.size, edge.peers.forwarded, home.peers.areConnected([edge.process])]).toEqual([
    1,
    1,
    true,
  ]);
  for (const text of ['one', 'two', 'three']) client.say(Buffer.from(text));
  await expect.poll(() => session.received).toEqual(['one', 'two', 'three']);
  for (const text of ['four', 'five']) session.outlet.send(Buffer.from(text));
  await expect.poll(() => received).toEqual(['four', 'five']);
  client.close();
  await expect.poll(() => session.isClosed).toBe(true);
  expect(edge.peers.forwarded).toBe(0);
});

test('what several clients are told alike crosses the connection once', async () => {
  const { edge, home, session, received } = await forwarded();
  const others: string[] = [];
  const peer = edge.peers.homeAt(TWO);
  for (let client = 0; client < 3; client++)
    peer?.open(CLIENT, { take: (frame) => others.push(frame.toString()), end: () => {} });
  await expect.poll(() => home.hosted).toHaveLength(4);
  const frame = Buffer.from('the same for all');
  for (const { outlet } of home.hosted) outlet.send(frame);
  session.outlet.send(Buffer.from('and more'));
  await expect.poll(() => received).toEqual(['the same for all', 'and more']);
  await expect.poll(() => others).toEqual(Array(3).fill('the same for all'));
});

test('a client that its home ends is ended once, and another goes on', async () => {
  const { edge, home, session, ends } = await forwarded();
  const received: string[] = [];
  edge.peers.homeAt(TWO)?.open(CLIENT, { take: (frame) => received.push(frame.toString()), end: () => {} });
  await expect.poll(() => home.hosted).toHaveLength(2);
  session.outlet.end();
  session.outlet.end();
  session.outlet.send(Buffer.from('too late'));
  home.hosted[1]?.outlet.send(Buffer.from('still here'));
  await expect.poll(() => received).toEqual(['still here']);
  expect([ends(), session.isClosed]).toEqual([1, true]);
});

test('a client that its home ends as it comes is ended, and nothing of it stays', async () => {
  const [edge, home] = [await listening(ONE), new Peers(optionsOf(TWO))];
  let closed = 0;
  const address = await home.listen(HERE, (_guest, outlet) => {
    outlet.end();
    return { receive: () => {}, close: () => closed++ };
  });
  onTestFinished(() => home.close());
  const peer = await edge.peers.connect({ id: TWO, address });
  let ends = 0;
  peer?.open(CLIENT, { take: () => {}, end: () => ends++ });
  await expect.poll(() => [ends, closed]).toEqual([1, 1]);
  expect(edge.peers.forwarded).toBe(0);
});

test('an address where another program listens is named in the error', async () => {
  const { process } = await listening(ONE);
  const port = Number(process.address.split(':')[1]);
  const other = new Peers(optionsOf(TWO));
  const problem = await other
    .listen({ host: '127.0.0.1', port }, () => ({ receive: () => {}, close: () => {} }))
    .catch((error) => error);
  expect(problem).toBeInstanceOf(CannotListen);
  expect(problem).toMatchObject({ address: { host: '127.0.0.1', port }, code: 'EADDRINUSE' });
  other.close();
});

test('with the connection all clients of it are ended, at both ends, and a new connection can be made', async () => {
  const { edge, home, session, ends } = await forwarded();
  edge.peers.homeAt(TWO)?.close();
  await expect.poll(() => [ends(), session.isClosed]).toEqual([1, true]);
  expect(edge.peers.homeAt(TWO)).toBeNull();
  await expect.poll(() => home.peers.areConnected([edge.process])).toBe(false);
  await edge.peers.keep([home.process]);
  expect(edge.peers.homeAt(TWO)).not.toBeNull();
  await edge.peers.keep([]);
  await expect.poll(() => edge.peers.homeAt(TWO)).toBeNull();
});

test('a client for which more is on its way than may wait is ended; what arrives makes room again', async () => {
  const home = await listening(TWO, { waitingBytes: 100_000 });
  const edge = await listening(ONE);
  const peer = await edge.peers.connect(home.process);
  let taken = 0;
  let ends = 0;
  peer?.open(CLIENT, {
    take: (frame) => {
      taken += frame.length;
    },
    end: () => {
      ends++;
    },
  });
  await expect.poll(() => home.hosted).toHaveLength(1);
  const [session] = home.hosted as [Hosted];
  for (let round = 1; round <= 20; round++) {
    session.outlet.send(Buffer.alloc(70_000));
    await expect.poll(() => taken).toBe(round * 70_000);
  }
  for (let frame = 0; frame < 3; frame++) session.outlet.send(Buffer.alloc(70_000));
  await expect.poll(() => ends).toBe(1);
  expect(session.isClosed).toBe(true);
});

test('a client is not ended where the other process lets less wait than it tells of at once', async () => {
  const few = { waitingBytes: 50_000 };
  const [edge, home] = [await listening(ONE, few), await listening(TWO, few)];
  const peer = await edge.peers.connect(home.process);
  let taken = 0;
  let ends = 0;
  const take = (frame: Buffer) => {
    taken += frame.length;
  };
  peer?.open(CLIENT, { take, end: () => ends++ });
  await expect.poll(() => home.hosted).toHaveLength(1);
  for (let round = 1; round <= 20; round++) {
    home.hosted[0]?.outlet.send(Buffer.alloc(10_000));
    await expect.poll(() => taken + ends).toBe(round * 10_000);
  }
});

test('a process whose connection is gone is not heard any more, and one that made a new connection is', async () => {
  const unheard: string[] = [];
  const home = await listening(TWO, { unheard: (process) => unheard.push(process) });
  const [edge, again] = [await listening(ONE), await listening(ONE)];
  await edge.peers.connect(home.process);
  await again.peers.connect(home.process);
  // Its first connection is closed for the second.
  await expect.poll(() => edge.peers.homeAt(TWO)).toBeNull();
  expect(unheard).toEqual([]);
  again.peers.homeAt(TWO)?.close();
  await expect.poll(() => unheard).toEqual([ONE]);
});

test('what clients have used up is told with every beat', async () => {
  const { edge, home } = await forwarded();
  edge.peers.beat(Buffer.from('{"used":1}'));
  await expect.poll(() => home.heard).toEqual([`${ONE} {"used":1}`]);
});

test('a process without the secret gets no connection, and neither does one that is taken for another', async () => {
  const home = await listening(TWO);
  const stranger = await listening(ONE, { secret: 'a guess' });
  expect(await stranger.peers.connect(home.process)).toBeNull();
  expect(home.peers.areConnected([stranger.process])).toBe(false);
  const edge = await listening(ONE);
  expect(await edge.peers.connect({ ...home.process, id: ONE.replace(/1$/, '3') })).toBeNull();
  expect(await edge.peers.connect(home.process)).not.toBeNull();
});

test('a process that only listens learns nothing that it could show to another', async () => {
  const said: Buffer[] = [];
  const trap = createServer((stream) => {
    stream.write(Buffer.alloc(32));
    stream.on('data', (bytes: Buffer) => said.push(bytes));
    stream.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  onTestFinished(() => void trap.close());
  const { port } = trap.address() as { port: number };
  const [edge, home] = [await listening(ONE), await listening(TWO)];
  const reaching = edge.peers.connect({ id: TWO, address: `127.0.0.1:${port}` });
  await expect.poll(() => Buffer.concat(said).length).toBe(100);
  // What it said there is of no use here: every process asks with a number of its own.
  const stream = await opened(home.process.address);
  stream.write(Buffer.concat(said));
  await closed(stream);
  expect(home.peers.areConnected([edge.process])).toBe(false);
  expect(await reaching).toBeNull();
});

test('a stranger who says nothing, or nonsense, or more than a greeting is cut', async () => {
  const home = await listening(TWO);
  const silent = await opened(home.process.address);
  const loud = await opened(home.process.address);
  loud.write(Buffer.alloc(1_000_000, 'GET / HTTP/1.1\r\n\r\n'));
  await Promise.all([closed(silent), closed(loud)]);
  expect(home.hosted).toEqual([]);
});

test('no more than sixty-four strangers are heard at once, and processes still get their connections afterwards', async () => {
  const home = await listening(TWO);
  const streams = await Promise.all(Array.from({ length: 70 }, () => opened(home.process.address)));
  await Promise.all(streams.map(closed));
  const edge = await listening(ONE);
  expect(await edge.peers.connect(home.process)).not.toBeNull();
});

test('a connection on which the other process falls silent is cut', async () => {
  const { edge, ends } = await forwarded();
  const cuts: string[] = [];
  const impatient = await listening(ONE.replace(/1$/, '4'), { silence: -1, cut: (why) => cuts.push(why) });
  const peer = await impatient.peers.connect(edge.process);
  expect(peer).not.toBeNull();
  impatient.peers.beat(Buffer.alloc(0));
  await expect.poll(() => impatient.peers.homeAt(ONE)).toBeNull();
  expect(cuts).toEqual(['silent']);
  expect(ends()).toBe(0);
});

/** Settles once a stream is closed, with an error or without. */
function closed(stream: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', () => resolve());
  });
}

async function opened(address: string): Promise<Socket> {
  const [host, port] = address.split(':');
  const stream = connect(Number(port), host).on('error', () => {});
  stream.resume();
  await once(stream, 'connect');
  return stream;
}

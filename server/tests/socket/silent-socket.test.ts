import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RateLimiter } from '../../src/limits/rate-limiter.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { Connection, type SocketContext } from '../../src/socket/connection.ts';
import { Dispatcher } from '../../src/socket/dispatcher.ts';
import { Inbox } from '../../src/socket/inbox.ts';
import { Outbox } from '../../src/socket/outbox.ts';
import { TableChannels } from '../../src/socket/table-channels.ts';
import { sit } from '../../src/table/commands/sit.ts';
import { GENEROUS } from '../play/limits.ts';
import { openTables } from '../play/open-tables.ts';

/** The server's end of a socket: what is sent to it is kept. */
class FakeSocket {
  private readonly socket = new EventEmitter();
  readonly received: string[] = [];

  constructor(table: string, identity: string, sockets: SocketContext) {
    const socket = Object.assign(this.socket, {
      readyState: WebSocket.OPEN,
      close() {},
      terminate() {},
      pause() {},
      resume() {},
    });
    const stream = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: (frames: Buffer) => this.received.push(frames.toString()) > 0,
    });
    new Connection(
      socket as unknown as WebSocket,
      stream as unknown as Duplex,
      { table, identity, address: '192.0.2.1' },
      sockets,
      (client) => new Dispatcher(sockets, client, { table, address: '192.0.2.1' }),
    );
  }

  async hello(): Promise<void> {
    this.socket.emit('message', Buffer.from('{"type":"hello","protocol":1}'), false);
    await expect.poll(() => this.received.join()).toContain('"welcome"');
  }
}

/** A table that has left memory while two sockets to it were open and had not said hello. */
async function forgotten() {
  const { time, tables, loaded } = await openTables({}, 'ada');
  const sockets = {
    tables,
    channels: new TableChannels(tables, metrics()),
    checkAutoplay: () => {},
    joined: () => {},
    limits: GENEROUS,
    inbox: new Inbox(),
    outbox: new Outbox(),
    messages: new RateLimiter(GENEROUS.messagesOfAddress),
    hintLimiter: new RateLimiter(GENEROUS.hintsOfAddress),
    log: {
      error: (error: unknown) => {
        throw error;
      },
    },
    metrics: metrics(),
  } as unknown as SocketContext;
  const [early, late] = [
    new FakeSocket(loaded.id, 'ada', sockets),
    new FakeSocket(loaded.id, 'bruno', sockets),
  ];
  time.pass(60_001);
  expect(tables.unloadIdle()).toEqual([loaded]);
  return { tables, id: loaded.id, early, late };
}

test.each(['first', 'last'])(
  'a socket that greets its table %s after it left memory stands where the others do',
  async (when) => {
    const { tables, id, early, late } = await forgotten();
    const sitDown = async () => {
      const loaded = await tables.find(id);
      if (loaded === null) throw new Error('no table');
      await tables.run(loaded, sit('ada', { name: 'Ada', colour: 'amber', symbol: 'bell' }));
      return loaded;
    };
    if (when === 'first') await early.hello();
    const loaded = await sitDown();
    await late.hello();
    if (when === 'last') await early.hello();
    expect(loaded.neededBy.size).toBe(2);
    await tables.run(loaded, sit('bruno', { name: 'Bruno', colour: 'jade', symbol: 'key' }));
    for (const { received } of [early, late]) await expect.poll(() => received.join()).toContain('Bruno');
    expect(tables.tablesInMemory).toEqual([loaded]);
  },
);

import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { isRefusal } from '@vigilia/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { OpenHall } from '../../src/tables/tables.ts';
import { Gate } from '../../src/limits/rate-limiter.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { Connection, type Sockets } from '../../src/socket/connection.ts';
import { Outbox } from '../../src/socket/outbox.ts';
import { Rooms } from '../../src/socket/table-channels.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sit } from '../../src/table/commands/sit.ts';
import type { Setting } from '../../src/table/settings.ts';
import { GENEROUS } from '../play/limits.ts';
import { shelf } from '../play/games.ts';
import { Time } from '../play/time.ts';
import { freshFolder } from '../store/databases.ts';

const SETTING: Setting = {
  game: '011',
  options: {},
  seats: 3,
  assist: 'paper',
  clock: 'none',
  pace: 'instant',
  watching: 'open',
  talk: 'off',
  isPublic: false,
  practice: false,
  delay: null,
};

/** The server's end of a socket: what is sent to it is kept. */
class Line {
  private readonly socket = new EventEmitter();
  readonly heard: string[] = [];

  constructor(table: string, identity: string, sockets: Sockets) {
    const socket = Object.assign(this.socket, {
      readyState: WebSocket.OPEN,
      close() {},
      terminate() {},
      pause() {},
      resume() {},
    });
    const stream = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: (frames: Buffer) => this.heard.push(frames.toString()) > 0,
    });
    new Connection(
      socket as unknown as WebSocket,
      stream as unknown as Duplex,
      { table, identity, address: '192.0.2.1' },
      sockets,
    );
  }

  async hello(): Promise<void> {
    this.socket.emit('message', Buffer.from('{"type":"hello","protocol":1}'), false);
    await expect.poll(() => this.heard.join()).toContain('"welcome"');
  }
}

/** A table that has left memory while two sockets to it were open and had not said hello. */
async function forgotten() {
  const where = await freshFolder();
  const store = await openStore(where.place);
  onTestFinished(async () => {
    await store.close();
    await where.remove();
  });
  const time = new Time();
  const hall = new OpenHall({ shelf, store, now: time.now });
  const sockets = {
    hall,
    rooms: new Rooms(hall, metrics()),
    stir: () => {},
    arrived: () => {},
    limits: GENEROUS,
    outbox: new Outbox(),
    messages: new Gate(GENEROUS.messagesOfAddress),
    hintGate: new Gate(GENEROUS.hintsOfAddress),
    log: {
      error: (error: unknown) => {
        throw error;
      },
    },
    metrics: metrics(),
  } as unknown as Sockets;
  const live = await hall.open(SETTING, 'ada');
  if (isRefusal(live)) throw new Error(live.reason.key);
  const [early, late] = [new Line(live.id, 'ada', sockets), new Line(live.id, 'bruno', sockets)];
  time.pass(60_001);
  expect(hall.letIdleGo()).toEqual([live]);
  return { hall, id: live.id, early, late };
}

test.each(['first', 'last'])(
  'a socket that greets its table %s after it left memory stands where the others do',
  async (when) => {
    const { hall, id, early, late } = await forgotten();
    const sitDown = async () => {
      const live = await hall.find(id);
      if (live === null) throw new Error('no table');
      await hall.act(live, sit('ada', { name: 'Ada', colour: 'amber', symbol: 'bell' }));
      return live;
    };
    if (when === 'first') await early.hello();
    const live = await sitDown();
    await late.hello();
    if (when === 'last') await early.hello();
    expect(live.held.size).toBe(2);
    await hall.act(live, sit('bruno', { name: 'Bruno', colour: 'jade', symbol: 'key' }));
    for (const { heard } of [early, late]) await expect.poll(() => heard.join()).toContain('Bruno');
    expect(hall.tablesInMemory).toEqual([live]);
  },
);

import type { Duplex } from 'node:stream';
import { isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { type RawData, WebSocket } from 'ws';
import type { Hints } from '../bots/hints.ts';
import { type Bucket, fullBucket, take } from '../limits/bucket.ts';
import type { Gate } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { type FromClient, fromClient } from '../protocol/from-client.ts';
import { type Answering, answer, refused } from './answer.ts';
import { textFrame } from './frame.ts';
import { giveHint } from './give-hint.ts';
import { Incoming } from './incoming.ts';
import type { Listening } from './subscriber.ts';
import type { Outbox, Outlet } from './outbox.ts';
import { Pongs } from './pongs.ts';
import type { Room } from './table-channel.ts';

/** What every connection of this process shares. */
export interface Sockets extends Answering {
  readonly limits: Limits;
  readonly outbox: Outbox;
  /** Messages by address. */
  readonly messages: Gate;
  readonly hints: Hints;
  /** Hints by address. */
  readonly hintGate: Gate;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'heard' | 'refusals' | 'rateLimited' | 'cut'>;
}

/** Why somebody is hung up on (`bye.*` in the texts). */
export type Farewell = 'stopping' | 'too-fast';

/** A socket that was told goodbye and still sends this many frames is cut off at once. */
const MOST_AFTER_GOODBYE = 2_000;
const VIOLATION = 1008;
/** How long a client that was told goodbye may take to hang up, in milliseconds. */
export const LAST_WORD = 2_000;

/** One socket: what it says is read with care and always answered. */
export class Connection implements Listening, Outlet {
  readonly identity: string | null;
  lens: Seat | null = null;
  isAlive = true;
  private readonly socket: WebSocket;
  /** What the socket writes to, frame by frame. */
  private readonly stream: Duplex;
  /** The id of the table. The table itself may leave memory before anybody says hello. */
  private readonly table: string;
  private readonly address: string;
  private readonly sockets: Sockets;
  private room: Room | null = null;
  private readonly incoming: Incoming;
  private readonly pongs: Pongs;
  private talkBucket: Bucket;
  private turn: Promise<void> = Promise.resolve();
  /** Bytes that leave with the end of this turn of the event loop. */
  private inOutbox = 0;
  private afterGoodbye = 0;
  private isLeaving = false;
  private isClosed = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { table, identity, address }: { table: string; identity: string | null; address: string },
    sockets: Sockets,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.table = table;
    this.identity = identity;
    this.address = address;
    this.sockets = sockets;
    const now = sockets.hall.now();
    this.incoming = new Incoming(sockets.limits.messages, sockets.messages, address, now);
    this.pongs = new Pongs(socket, stream);
    this.talkBucket = fullBucket(sockets.limits.talk, now);
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('ping', (data) => this.hearPing(data));
    socket.on('pong', () => this.hearPong());
    stream.on('drain', () => socket.resume());
    socket.on('close', () => this.close());
    // Whatever is wrong with it, it is closed next.
    socket.on('error', () => {});
  }

  send(message: string): void {
    this.sendFrame(textFrame(message));
  }

  sendFrame(frame: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.stream.writableLength + this.inOutbox > this.sockets.limits.waitingBytes)
      return this.cut('slow-reader');
    this.inOutbox += frame.length;
    this.sockets.outbox.send(this, frame);
  }

  write(frames: Buffer): void {
    this.inOutbox = 0;
    if (this.socket.readyState !== WebSocket.OPEN) return;
    // A client that does not read is not read either: what it asks for would only be added to what waits for it.
    if (!this.stream.write(frames)) this.socket.pause();
  }

  private hear(data: RawData, isBinary: boolean): void {
    const { metrics } = this.sockets;
    metrics.heard.inc();
    if (this.isLeaving) return this.hearAfterGoodbye();
    const wait = this.incoming.pass(this.sockets.hall.now());
    if (wait > 0) return this.slowDown(wait);
    const message = isBinary ? null : read(data);
    if (message === null) return this.malformed(undefined, 'message');
    const parsed = fromClient.safeParse(message);
    if (!parsed.success) {
      const where = parsed.error.issues[0]?.path.join('.') || 'type';
      return this.malformed(keyIn(message), where);
    }
    // One after the other: what is said after hello is said in the room.
    this.turn = this.turn.then(() => this.attempt(parsed.data, () => this.dispatch(parsed.data)));
  }

  private async attempt(message: FromClient, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.sockets.log.error(error);
      const key = 'key' in message ? message.key : undefined;
      refused(this.room, this, key, refuse(null, 'refusal.our-fault'));
    }
  }

  private async dispatch(message: FromClient): Promise<void> {
    const { hall, rooms } = this.sockets;
    if (message.type === 'ping') return this.send('{"type":"pong"}');
    if (message.type === 'hello') {
      this.lens = message.lens ?? null;
      const live = (await hall.lookUp(this.table)) ?? refuse(null, 'refusal.no-table');
      if (isRefusal(live)) return refused(null, this, undefined, live);
      const since = message.since ?? null;
      if (since !== null && since > live.table.version) await hall.catchUp(live);
      if (this.isClosed) return;
      this.room = await rooms.enter(live, this, since);
      // The socket may have closed while the room was being opened.
      if (this.isClosed) rooms.leave(this.room, this);
      else this.sockets.arrived(this.room);
      return;
    }
    if (this.room === null) {
      const { key } = message;
      return refused(null, this, key, refuse(null, 'refusal.hello-first'));
    }
    const { room } = this;
    const refusal = this.whyNotNow(message);
    if (refusal !== null) return refused(room, this, message.key, refusal);
    if (message.type !== 'hint') return answer(this.sockets, room, this, message);
    // Nobody has to wait with their choice until a bot has thought.
    void this.attempt(message, () => giveHint(this.sockets.hints, room, this, message.key));
  }

  /** Some things can be asked for less often than others. */
  private whyNotNow({ type }: FromClient): Refusal | null {
    const { hintGate, hall } = this.sockets;
    if (type === 'hint') return tooFast(hintGate.pass(this.address, hall.now()));
    return type === 'say' || type === 'write' ? this.talkTooFast() : null;
  }

  /** A ping counts like a message. One that comes too fast gets no answer. */
  private hearPing(data: Buffer): void {
    if (this.isLeaving) return this.hearAfterGoodbye();
    if (this.incoming.pass(this.sockets.hall.now()) > 0) return this.losePatience();
    this.pongs.answer(data);
  }

  /** A pong that was not asked for counts like a message. */
  private hearPong(): void {
    if (this.isLeaving) return this.hearAfterGoodbye();
    if (this.isAlive && this.incoming.pass(this.sockets.hall.now()) > 0) return this.losePatience();
    this.isAlive = true;
  }

  private hearAfterGoodbye(): void {
    if (++this.afterGoodbye === MOST_AFTER_GOODBYE) this.cut('flood');
  }

  private talkTooFast(): Refusal | null {
    const { limits, hall } = this.sockets;
    const { bucket, wait } = take(this.talkBucket, limits.talk, hall.now());
    this.talkBucket = bucket;
    return tooFast(wait);
  }

  private slowDown(wait: number): void {
    this.losePatience();
    const refusal = this.isLeaving ? null : tooFast(wait);
    if (refusal !== null) refused(this.room, this, undefined, refusal);
  }

  private losePatience(): void {
    this.sockets.metrics.rateLimited.inc();
    if (!this.incoming.isTooMuch) return;
    this.sockets.metrics.cut.inc({ why: 'too-fast' });
    this.hangUp(VIOLATION, 'too-fast');
  }

  private malformed(key: string | undefined, where: string): void {
    this.sockets.metrics.refusals.inc({ kind: 'malformed' });
    refused(this.room, this, key, refuse(null, 'refusal.malformed', { where }));
  }

  /** Says goodbye and closes. */
  hangUp(code: number, reason: Farewell): void {
    if (this.isClosed || this.isLeaving) return;
    this.send(JSON.stringify({ type: 'bye', reason }));
    this.sockets.outbox.flush(this);
    this.isLeaving = true;
    this.socket.close(code, reason);
    // A client that does not hang up in turn is cut off.
    setTimeout(() => this.socket.terminate(), LAST_WORD).unref();
  }

  cutOff(): void {
    this.socket.terminate();
  }

  private cut(why: 'slow-reader' | 'flood' | 'silent'): void {
    this.sockets.metrics.cut.inc({ why });
    this.socket.terminate();
  }

  /** Asks whether the client is still there, and cuts it off where it did not answer the last time. */
  checkAlive(): void {
    if (!this.isAlive) return this.cut('silent');
    this.isAlive = false;
    this.socket.ping();
  }

  private close(): void {
    this.isClosed = true;
    if (this.room !== null) this.sockets.rooms.leave(this.room, this);
  }
}

/** The message as plain data; null where it is no JSON object. */
function read(data: RawData): object | null {
  try {
    const message: unknown = JSON.parse(data.toString());
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

/** The key of a message that is otherwise wrong, so that its sender knows which one was. */
function keyIn(message: object): string | undefined {
  const { key } = message as { key?: unknown };
  return typeof key === 'string' && /^[\w-]{8,40}$/.test(key) ? key : undefined;
}

import type { Duplex } from 'node:stream';
import { isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { type RawData, WebSocket } from 'ws';
import type { Hints } from '../bots/hints.ts';
import { type Bucket, fullBucket, take } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { type FromClient, fromClient } from '../protocol/from-client.ts';
import { type AnswerContext, answer, giveHint, refused } from './answer.ts';
import { textFrame } from './frame.ts';
import { IncomingLimiter } from './incoming-limiter.ts';
import type { Outbox, Outlet } from './outbox.ts';
import { Pongs } from './pongs.ts';
import type { TableChannel } from './table-channel.ts';
import type { Subscriber } from './viewer-group.ts';

/** What every connection of this process shares. */
export interface SocketContext extends AnswerContext {
  readonly limits: Limits;
  readonly outbox: Outbox;
  /** Messages by address. */
  readonly messages: RateLimiter;
  readonly hints: Hints;
  /** Hints by address. */
  readonly hintLimiter: RateLimiter;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'received' | 'refusals' | 'rateLimited' | 'cut'>;
}

/** Why somebody is hung up on (`bye.*` in the texts). */
export type CloseReason = 'stopping' | 'too-fast';

/** A socket that was told goodbye and still sends this many frames is cut off at once. */
const MOST_AFTER_GOODBYE = 2_000;
const VIOLATION = 1008;
/** How long a client that was told goodbye may take to hang up, in milliseconds. */
export const CLOSE_TIMEOUT = 2_000;

/** One socket: what it says is read with care and always answered. */
export class Connection implements Subscriber, Outlet {
  readonly identity: string | null;
  lens: Seat | null = null;
  isAlive = true;
  private readonly socket: WebSocket;
  /** What the socket writes to, frame by frame. */
  private readonly stream: Duplex;
  /** The id of the table. The table itself may leave memory before anybody says hello. */
  private readonly table: string;
  private readonly address: string;
  private readonly context: SocketContext;
  private channel: TableChannel | null = null;
  private readonly incoming: IncomingLimiter;
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
    context: SocketContext,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.table = table;
    this.identity = identity;
    this.address = address;
    this.context = context;
    const now = context.tables.now();
    this.incoming = new IncomingLimiter(context.limits.messages, context.messages, address, now);
    this.pongs = new Pongs(socket, stream);
    this.talkBucket = fullBucket(context.limits.talk, now);
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('ping', (data) => this.receivePing(data));
    socket.on('pong', () => this.receivePong());
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
    if (this.stream.writableLength + this.inOutbox > this.context.limits.waitingBytes)
      return this.cut('slow-reader');
    this.inOutbox += frame.length;
    this.context.outbox.send(this, frame);
  }

  write(frames: Buffer): void {
    this.inOutbox = 0;
    if (this.socket.readyState !== WebSocket.OPEN) return;
    // A client that does not read is not read either: what it asks for would only be added to what waits for it.
    if (!this.stream.write(frames)) this.socket.pause();
  }

  private receive(data: RawData, isBinary: boolean): void {
    const { metrics } = this.context;
    metrics.received.inc();
    if (this.isLeaving) return this.countAfterGoodbye();
    const wait = this.incoming.take(this.context.tables.now());
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
      this.context.log.error(error);
      const key = 'key' in message ? message.key : undefined;
      refused(this.channel, this, key, refuse(null, 'refusal.our-fault'));
    }
  }

  private async dispatch(message: FromClient): Promise<void> {
    const { tables, channels } = this.context;
    if (message.type === 'ping') return this.send('{"type":"pong"}');
    if (message.type === 'hello') {
      this.lens = message.lens ?? null;
      const loaded = (await tables.lookUp(this.table)) ?? refuse(null, 'refusal.no-table');
      if (isRefusal(loaded)) return refused(null, this, undefined, loaded);
      const since = message.since ?? null;
      if (since !== null && since > loaded.table.version) await tables.catchUp(loaded);
      if (this.isClosed) return;
      this.channel = await channels.join(loaded, this, since);
      // The socket may have closed while the room was being opened.
      if (this.isClosed) channels.leave(this.channel, this);
      else this.context.joined(this.channel);
      return;
    }
    if (this.channel === null) {
      const { key } = message;
      return refused(null, this, key, refuse(null, 'refusal.hello-first'));
    }
    const { channel } = this;
    const refusal = this.whyNotNow(message);
    if (refusal !== null) return refused(channel, this, message.key, refusal);
    if (message.type !== 'hint') return answer(this.context, channel, this, message);
    // Nobody has to wait with their choice until a bot has thought.
    void this.attempt(message, () => giveHint(this.context.hints, channel, this, message.key));
  }

  /** Some things can be asked for less often than others. */
  private whyNotNow({ type }: FromClient): Refusal | null {
    const { hintLimiter, tables } = this.context;
    if (type === 'hint') return tooFast(hintLimiter.take(this.address, tables.now()));
    return type === 'say' || type === 'write' ? this.talkTooFast() : null;
  }

  /** A ping counts like a message. One that comes too fast gets no answer. */
  private receivePing(data: Buffer): void {
    if (this.isLeaving) return this.countAfterGoodbye();
    if (this.incoming.take(this.context.tables.now()) > 0) return this.losePatience();
    this.pongs.answer(data);
  }

  /** A pong that was not asked for counts like a message. */
  private receivePong(): void {
    if (this.isLeaving) return this.countAfterGoodbye();
    if (this.isAlive && this.incoming.take(this.context.tables.now()) > 0) return this.losePatience();
    this.isAlive = true;
  }

  private countAfterGoodbye(): void {
    if (++this.afterGoodbye === MOST_AFTER_GOODBYE) this.cut('flood');
  }

  private talkTooFast(): Refusal | null {
    const { limits, tables } = this.context;
    const { bucket, wait } = take(this.talkBucket, limits.talk, tables.now());
    this.talkBucket = bucket;
    return tooFast(wait);
  }

  private slowDown(wait: number): void {
    this.losePatience();
    const refusal = this.isLeaving ? null : tooFast(wait);
    if (refusal !== null) refused(this.channel, this, undefined, refusal);
  }

  private losePatience(): void {
    this.context.metrics.rateLimited.inc();
    if (!this.incoming.isFlood) return;
    this.context.metrics.cut.inc({ why: 'too-fast' });
    this.hangUp(VIOLATION, 'too-fast');
  }

  private malformed(key: string | undefined, where: string): void {
    this.context.metrics.refusals.inc({ kind: 'malformed' });
    refused(this.channel, this, key, refuse(null, 'refusal.malformed', { where }));
  }

  /** Says goodbye and closes. */
  hangUp(code: number, reason: CloseReason): void {
    if (this.isClosed || this.isLeaving) return;
    this.send(JSON.stringify({ type: 'bye', reason }));
    this.context.outbox.flush(this);
    this.isLeaving = true;
    this.socket.close(code, reason);
    // A client that does not hang up in turn is cut off.
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  cutOff(): void {
    this.socket.terminate();
  }

  private cut(why: 'slow-reader' | 'flood' | 'silent'): void {
    this.context.metrics.cut.inc({ why });
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
    if (this.channel !== null) this.context.channels.leave(this.channel, this);
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

import type { Duplex } from 'node:stream';
import type { Seat } from '@vigilia/kernel';
import { type RawData, WebSocket } from 'ws';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Metrics } from '../operate/metrics.ts';
import { refused } from './answer.ts';
import type { Client, DispatchContext, Session } from './dispatcher.ts';
import { textFrame } from './frame.ts';
import { IncomingLimiter } from './incoming-limiter.ts';
import { flush, type Outbox, type Outlet } from './outbox.ts';
import { Pongs } from './pongs.ts';

/** What every connection of this process shares. */
export interface SocketContext extends DispatchContext {
  readonly outbox: Outbox;
  /** Messages by address. */
  readonly messages: RateLimiter;
  readonly metrics: Pick<Metrics, 'received' | 'refusals' | 'rateLimited' | 'cut'>;
}

/** Why the server closes a socket (`bye.*` in the texts). */
export type CloseReason = 'stopping' | 'too-fast';

/** A socket that still sends this many frames after goodbye is cut off at once. */
const MOST_AFTER_GOODBYE = 2_000;
const VIOLATION = 1008;
/** How long a client may take to close its socket after goodbye, in milliseconds. */
export const CLOSE_TIMEOUT = 2_000;

/** One socket: its frames are counted, checked and always answered. */
export class Connection implements Client, Outlet {
  readonly table: string;
  readonly identity: string | null;
  lens: Seat | null = null;
  isAlive = true;
  private readonly socket: WebSocket;
  /** What the socket writes to, frame by frame. */
  private readonly stream: Duplex;
  private readonly context: SocketContext;
  private readonly session: Session;
  private readonly incoming: IncomingLimiter;
  private readonly pongs: Pongs;
  readonly waiting: Buffer[] = [];
  private waitingBytes = 0;
  private afterGoodbye = 0;
  private isLeaving = false;
  private isClosed = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { table, identity, address }: { table: string; identity: string | null; address: string },
    context: SocketContext,
    begin: (connection: Connection) => Session,
  ) {
    this.table = table;
    this.socket = socket;
    this.stream = stream;
    this.identity = identity;
    this.context = context;
    const { limits, messages, tables } = context;
    this.incoming = new IncomingLimiter(limits.messages, messages, address, tables.now());
    this.pongs = new Pongs(socket, stream);
    this.session = begin(this);
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('ping', (data) => this.receivePing(data));
    socket.on('pong', () => this.receivePong());
    stream.on('drain', () => socket.resume());
    socket.on('close', () => this.close());
    // An error is followed by `close`.
    socket.on('error', () => {});
  }

  send(message: string): void {
    this.sendFrame(textFrame(message));
  }

  sendFrame(frame: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.stream.writableLength + this.waitingBytes > this.context.limits.waitingBytes)
      return this.cut('slow-reader');
    this.waitingBytes += frame.length;
    this.context.outbox.send(this, frame);
  }

  write(frames: Buffer): void {
    this.waitingBytes = 0;
    if (this.socket.readyState !== WebSocket.OPEN) return;
    // A client that does not read is not read either: its requests would only add to what waits for it.
    if (!this.stream.write(frames)) this.socket.pause();
  }

  private receive(data: RawData, isBinary: boolean): void {
    this.context.metrics.received.inc();
    if (this.isLeaving) return this.countAfterGoodbye();
    const wait = this.incoming.take(this.context.tables.now());
    if (wait > 0) return this.slowDown(wait);
    this.session.receive(data, isBinary);
  }

  /** A ping counts like a message. One that comes too fast gets no answer. */
  private receivePing(data: Buffer): void {
    if (this.isLeaving) return this.countAfterGoodbye();
    if (this.incoming.take(this.context.tables.now()) > 0) return this.countTooFast();
    this.pongs.answer(data);
  }

  /** A pong that answers no ping counts like a message. */
  private receivePong(): void {
    if (this.isLeaving) return this.countAfterGoodbye();
    if (this.isAlive && this.incoming.take(this.context.tables.now()) > 0) return this.countTooFast();
    this.isAlive = true;
  }

  private countAfterGoodbye(): void {
    if (++this.afterGoodbye === MOST_AFTER_GOODBYE) this.cut('flood');
  }

  private slowDown(wait: number): void {
    this.countTooFast();
    const refusal = this.isLeaving ? null : tooFast(wait);
    if (refusal !== null) refused(this.session.channel, this, undefined, refusal);
  }

  private countTooFast(): void {
    this.context.metrics.rateLimited.inc();
    if (!this.incoming.isFlood) return;
    this.context.metrics.cut.inc({ why: 'too-fast' });
    this.hangUp(VIOLATION, 'too-fast');
  }

  /** Says goodbye and closes. */
  hangUp(code: number, reason: CloseReason): void {
    if (this.isClosed || this.isLeaving) return;
    this.send(JSON.stringify({ type: 'bye', reason }));
    // The frame that closes the socket does not wait, and must not be faster.
    flush(this);
    this.isLeaving = true;
    this.socket.close(code, reason);
    // A client that does not close its end is cut off.
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  cutOff(): void {
    this.socket.terminate();
  }

  private cut(why: 'slow-reader' | 'flood' | 'silent'): void {
    this.context.metrics.cut.inc({ why });
    this.socket.terminate();
  }

  /** Pings the client, and cuts it off if it did not answer the last ping. */
  checkAlive(): void {
    if (!this.isAlive) return this.cut('silent');
    this.isAlive = false;
    this.socket.ping();
  }

  private close(): void {
    this.isClosed = true;
    this.session.close();
  }
}

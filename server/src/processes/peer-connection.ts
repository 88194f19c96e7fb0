import type { Socket } from 'node:net';
import { encode, type Frame, FrameReader, type Kind } from './frames.ts';

/** More bytes than this wait for a process that does not read: the connection is cut, and its clients come back. */
const MOST_WAITING = 64 * 1024 * 1024;
/** The number of sockets of a frame goes in two bytes. */
const MOST_SOCKETS = 0xffff;
/** Bytes that go to the system at once: a sign of life waits for no more than these. */
const PIECE = 256 * 1024;

/** Why a connection is cut: its bytes make no sense, the other process says nothing, or it does not read. */
export type WhyCut = 'nonsense' | 'silent' | 'unread';

export interface PeerEnd {
  hear(frame: Frame): void;
  /** Called once, when the connection is gone. */
  gone(): void;
}

export interface ConnectionEnd extends PeerEnd {
  /** Called before a connection is cut that the other process would have kept. */
  cut(why: WhyCut): void;
}

interface WaitingFrame {
  readonly kind: Kind;
  readonly sockets: number[];
  readonly body: Buffer;
}

/** A connection to another process that has proved itself. What is said in one turn of the event loop leaves together. */
export class PeerConnection {
  private readonly stream: Socket;
  private readonly end: ConnectionEnd;
  private waiting: WaitingFrame[] = [];
  private waitingBytes = 0;
  /** Signs of life, which pass what waits: however long that is, this process is there. */
  private beats: WaitingFrame[] = [];
  private willFlush = false;
  private heardAt = performance.now();

  constructor(stream: Socket, end: ConnectionEnd) {
    this.stream = stream;
    this.end = end;
    const reader = new FrameReader();
    stream.setNoDelay(true);
    stream.on('data', (piece: Buffer) => {
      this.heardAt = performance.now();
      try {
        for (const frame of reader.read(piece)) end.hear(frame);
      } catch {
        // What was wrong is not told: its words may hold what a client said.
        this.cut('nonsense');
      }
    });
    stream.on('drain', () => this.flush());
    stream.once('end', () => stream.destroy());
    // It may have closed since it proved itself.
    if (stream.closed) queueMicrotask(() => end.gone());
    else stream.once('close', () => end.gone());
    stream.resume();
  }

  send(kind: Kind, socket: number, body: Buffer): void {
    const latest = this.waiting.at(-1);
    // Those who are told the same are told once: it is the same bytes for all of them.
    if (latest?.body === body && latest.kind === kind && latest.sockets.length < MOST_SOCKETS)
      latest.sockets.push(socket);
    else {
      this.waiting.push({ kind, sockets: [socket], body });
      this.waitingBytes += body.length;
    }
    this.flushSoon();
  }

  /** Tells that this process is there, before all that waits. */
  beat(kind: Kind, body: Buffer): void {
    this.beats.push({ kind, sockets: [], body });
    this.flushSoon();
  }

  private flushSoon(): void {
    if (this.willFlush) return;
    this.willFlush = true;
    setImmediate(() => {
      this.willFlush = false;
      this.flush();
    });
  }

  /** Writes as much as the other process reads; the rest waits here, where it can be passed. */
  private flush(): void {
    const { stream } = this;
    while (!stream.destroyed && !stream.writableNeedDrain && this.beats.length + this.waiting.length > 0)
      stream.write(Buffer.concat(this.nextPiece().flatMap(encode)));
    if (this.waitingBytes > MOST_WAITING) this.cut('unread');
  }

  private nextPiece(): WaitingFrame[] {
    let count = 0;
    let bytes = 0;
    for (; bytes < PIECE && count < this.waiting.length; count++)
      bytes += this.waiting[count]?.body.length ?? 0;
    this.waitingBytes -= bytes;
    const beats = this.beats;
    this.beats = [];
    return [...beats, ...this.waiting.splice(0, count)];
  }

  /** Cuts the connection if the other process has said nothing for this number of milliseconds. */
  checkHeard(silence: number): void {
    if (performance.now() - this.heardAt > silence) this.cut('silent');
  }

  private cut(why: WhyCut): void {
    if (this.stream.destroyed) return;
    this.end.cut(why);
    this.close();
  }

  close(): void {
    this.stream.destroy();
  }
}

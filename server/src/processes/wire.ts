import type { Socket } from 'node:net';
import { encode, type Frame, FrameReader, type Kind } from './frames.ts';

/** More bytes than this wait for a process that does not read: the line is cut, and its clients come back. */
const MOST_WAITING = 64 * 1024 * 1024;
/** The number of sockets of a frame goes in two bytes. */
const MOST_SOCKETS = 0xffff;

export interface WireEnd {
  hear(frame: Frame): void;
  /** Called once, when the line is gone. */
  gone(): void;
}

/** A line to another process that has proved itself. What is said in one turn of the event loop leaves together. */
export class Wire {
  private readonly stream: Socket;
  private waiting: { readonly kind: Kind; readonly sockets: number[]; readonly body: Buffer }[] = [];
  private heardAt = performance.now();

  constructor(stream: Socket, end: WireEnd) {
    this.stream = stream;
    const reader = new FrameReader();
    stream.setNoDelay(true);
    stream.on('data', (piece: Buffer) => {
      this.heardAt = performance.now();
      try {
        for (const frame of reader.read(piece)) end.hear(frame);
      } catch {
        stream.destroy();
      }
    });
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
    else this.queue({ kind, sockets: [socket], body });
  }

  /** Tells that this process is there. */
  beat(kind: Kind, body: Buffer): void {
    this.queue({ kind, sockets: [], body });
  }

  private queue(frame: (typeof this.waiting)[number]): void {
    if (this.waiting.push(frame) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const { waiting, stream } = this;
    this.waiting = [];
    if (stream.destroyed) return;
    stream.write(Buffer.concat(waiting.flatMap(encode)));
    if (stream.writableLength > MOST_WAITING) stream.destroy();
  }

  /** Cuts the line if the other process has said nothing for this number of milliseconds. */
  checkHeard(silence: number): void {
    if (performance.now() - this.heardAt > silence) this.close();
  }

  close(): void {
    this.stream.destroy();
  }
}

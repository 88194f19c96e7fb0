import { KIND } from './frames.ts';
import type { LinkEnd, Wire } from './wire.ts';

/** A client whose socket is at another process than its table. */
export interface Guest {
  readonly table: string;
  readonly identity: string | null;
  /** As it is counted. */
  readonly address: string;
}

/** The end of a forwarded socket at the process that the client is connected to. */
export interface GuestEnd {
  /** Takes a frame for the client. */
  take(frame: Buffer): void;
  /** The home of the table has ended it, or is gone: the client has to connect again. */
  end(): void;
}

/** A socket whose messages go to the home of its table. */
export interface Forwarded {
  say(text: Buffer): void;
  close(): void;
}

/** Bytes that may arrive before the home of the table learns that they did, at most. */
const MOST_UNTOLD = 64 * 1024;
const NOTHING = Buffer.alloc(0);

export interface HomeLinkOptions {
  /** Bytes that may be on their way to one socket. */
  readonly waitingBytes: number;
  readonly gone: () => void;
}

/** The line to another process, over which sockets reach the tables that are at home there. */
export class HomeLink {
  private readonly wire: Wire;
  private readonly mostUntold: number;
  private readonly guests = new Map<number, { readonly end: GuestEnd; untold: number }>();
  private latest = 0;
  private isGone = false;

  constructor(makeWire: (end: LinkEnd) => Wire, { waitingBytes, gone }: HomeLinkOptions) {
    // The home ends a client for which more than `waitingBytes` are on their way, as far as it knows.
    this.mostUntold = Math.min(MOST_UNTOLD, waitingBytes / 2);
    this.wire = makeWire({
      hear: ({ kind, sockets, body }) => {
        for (const socket of sockets) {
          if (kind === KIND.told) this.take(socket, body);
          if (kind === KIND.end) this.end(socket);
        }
      },
      gone: () => {
        this.isGone = true;
        gone();
        for (const socket of [...this.guests.keys()]) this.end(socket);
      },
    });
  }

  /** How many sockets are forwarded. */
  get size(): number {
    return this.guests.size;
  }

  open(guest: Guest, end: GuestEnd): Forwarded {
    const socket = this.nextSocket();
    if (this.isGone) queueMicrotask(() => this.end(socket));
    this.guests.set(socket, { end, untold: 0 });
    this.wire.send(KIND.open, socket, Buffer.from(JSON.stringify(guest)));
    return {
      say: (text) => this.wire.send(KIND.said, socket, text),
      close: () => {
        if (this.guests.delete(socket)) this.wire.send(KIND.closed, socket, NOTHING);
      },
    };
  }

  private nextSocket(): number {
    do this.latest = (this.latest + 1) >>> 0;
    while (this.guests.has(this.latest));
    return this.latest;
  }

  private take(socket: number, frame: Buffer): void {
    const guest = this.guests.get(socket);
    if (guest === undefined) return;
    guest.untold += frame.length;
    if (guest.untold > this.mostUntold) {
      const count = Buffer.allocUnsafe(4);
      count.writeUInt32BE(guest.untold);
      guest.untold = 0;
      this.wire.send(KIND.taken, socket, count);
    }
    guest.end.take(frame);
  }

  private end(socket: number): void {
    const guest = this.guests.get(socket);
    this.guests.delete(socket);
    guest?.end.end();
  }

  beat(counts: Buffer, silence: number): void {
    this.wire.beat(KIND.beat, counts);
    this.wire.checkHeard(silence);
  }

  close(): void {
    this.wire.close();
  }
}

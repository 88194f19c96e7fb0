import { type Frame, KIND } from './frames.ts';
import type { Guest } from './home-link.ts';
import type { LinkEnd, Wire } from './wire.ts';

/** Where the messages for a forwarded socket go. */
export interface GuestOutlet {
  send(frame: Buffer): void;
  /** Has the socket closed. */
  end(): void;
}

/** What answers a forwarded socket at the home of its table. */
export interface GuestSession {
  receive(text: Buffer): void;
  close(): void;
}

/** Begins the session of a forwarded socket. */
export type Host = (guest: Guest, outlet: GuestOutlet) => GuestSession;

export interface GuestLinkOptions {
  readonly host: Host;
  /** Bytes that may be on their way to one socket: a slower reader reconnects and gets what it missed. */
  readonly waitingBytes: number;
  /** Called with what clients of the other process have used up. */
  readonly hearCounts: (counts: Buffer) => void;
  readonly gone: () => void;
}

interface Here {
  /** Null while it begins. */
  session: GuestSession | null;
  onTheWay: number;
}

const NOTHING = Buffer.alloc(0);

/** The line from another process, whose clients it brings to the tables that are at home here. */
export class GuestLink {
  private readonly wire: Wire;
  private readonly options: GuestLinkOptions;
  private readonly here = new Map<number, Here>();

  constructor(makeWire: (end: LinkEnd) => Wire, options: GuestLinkOptions) {
    this.options = options;
    this.wire = makeWire({
      hear: (frame) => this.hear(frame),
      gone: () => {
        options.gone();
        for (const one of [...this.here.keys()]) this.forget(one);
      },
    });
  }

  private hear({ kind, sockets, body }: Frame): void {
    if (kind === KIND.beat) this.options.hearCounts(body);
    for (const socket of sockets) {
      const guest = this.here.get(socket);
      if (kind === KIND.open) this.open(socket, JSON.parse(body.toString()) as Guest);
      else if (kind === KIND.said) guest?.session?.receive(body);
      else if (kind === KIND.closed) this.forget(socket);
      else if (kind === KIND.taken && guest !== undefined) guest.onTheWay -= body.readUInt32BE(0);
    }
  }

  private open(socket: number, guest: Guest): void {
    const here: Here = { session: null, onTheWay: 0 };
    this.here.set(socket, here);
    const session = this.options.host(guest, {
      send: (frame) => this.send(socket, frame),
      end: () => this.end(socket),
    });
    // It may have been ended as it began.
    if (this.here.get(socket) === here) here.session = session;
    else session.close();
  }

  private send(socket: number, frame: Buffer): void {
    const guest = this.here.get(socket);
    if (guest === undefined) return;
    if (guest.onTheWay > this.options.waitingBytes) return this.end(socket);
    guest.onTheWay += frame.length;
    this.wire.send(KIND.told, socket, frame);
  }

  private end(socket: number): void {
    if (!this.here.has(socket)) return;
    this.wire.send(KIND.end, socket, NOTHING);
    this.forget(socket);
  }

  private forget(socket: number): void {
    const guest = this.here.get(socket);
    this.here.delete(socket);
    guest?.session?.close();
  }

  beat(silence: number): void {
    this.wire.beat(KIND.beat, NOTHING);
    this.wire.checkHeard(silence);
  }

  close(): void {
    this.wire.close();
  }
}

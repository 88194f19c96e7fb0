import { KIND } from './frames.ts';
import type { PeerConnection, PeerEnd } from './peer-connection.ts';

/** A client whose socket is at another process than its table. */
export interface ForwardedClient {
  readonly table: string;
  readonly identity: string | null;
  /** As it is counted. */
  readonly address: string;
}

/** The end of a forwarded socket at the process that the client is connected to. */
export interface ForwardedEnd {
  /** Takes a frame for the client. */
  take(frame: Buffer): void;
  /** The home of the table has ended it, or is gone: the client has to connect again. */
  end(): void;
}

/** A socket whose messages go to the home of its table. */
export interface ForwardedSocket {
  say(text: Buffer): void;
  close(): void;
}

/** Bytes that may arrive before the home of the table learns that they did, at most. */
const MOST_UNTOLD = 64 * 1024;
const NOTHING = Buffer.alloc(0);

export interface HomePeerOptions {
  /** Bytes that may be on their way to one socket. */
  readonly waitingBytes: number;
  readonly gone: () => void;
}

/** The connection to another process, over which sockets reach the tables that are at home there. */
export class HomePeer {
  private readonly connection: PeerConnection;
  private readonly mostUntold: number;
  private readonly clients = new Map<number, { readonly end: ForwardedEnd; untold: number }>();
  private latest = 0;
  private isGone = false;

  constructor(connect: (end: PeerEnd) => PeerConnection, { waitingBytes, gone }: HomePeerOptions) {
    // The home ends a client for which more than `waitingBytes` are on their way, as far as it knows.
    this.mostUntold = Math.min(MOST_UNTOLD, waitingBytes / 2);
    this.connection = connect({
      hear: ({ kind, sockets, body }) => {
        for (const socket of sockets) {
          if (kind === KIND.told) this.take(socket, body);
          if (kind === KIND.end) this.end(socket);
        }
      },
      gone: () => {
        this.isGone = true;
        gone();
        for (const socket of [...this.clients.keys()]) this.end(socket);
      },
    });
  }

  /** How many sockets are forwarded. */
  get size(): number {
    return this.clients.size;
  }

  open(client: ForwardedClient, end: ForwardedEnd): ForwardedSocket {
    const socket = this.nextSocket();
    if (this.isGone) queueMicrotask(() => this.end(socket));
    this.clients.set(socket, { end, untold: 0 });
    this.connection.send(KIND.open, socket, Buffer.from(JSON.stringify(client)));
    return {
      say: (text) => this.connection.send(KIND.said, socket, text),
      close: () => {
        if (this.clients.delete(socket)) this.connection.send(KIND.closed, socket, NOTHING);
      },
    };
  }

  private nextSocket(): number {
    do this.latest = (this.latest + 1) >>> 0;
    while (this.clients.has(this.latest));
    return this.latest;
  }

  private take(socket: number, frame: Buffer): void {
    const client = this.clients.get(socket);
    if (client === undefined) return;
    client.untold += frame.length;
    if (client.untold > this.mostUntold) {
      const count = Buffer.allocUnsafe(4);
      count.writeUInt32BE(client.untold);
      client.untold = 0;
      this.connection.send(KIND.taken, socket, count);
    }
    client.end.take(frame);
  }

  private end(socket: number): void {
    const client = this.clients.get(socket);
    this.clients.delete(socket);
    client?.end.end();
  }

  beat(counts: Buffer, silence: number): void {
    this.connection.beat(KIND.beat, counts);
    this.connection.checkHeard(silence);
  }

  close(): void {
    this.connection.close();
  }
}

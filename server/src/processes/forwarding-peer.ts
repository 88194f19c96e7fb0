import { type Frame, KIND } from './frames.ts';
import type { ForwardedClient } from './home-peer.ts';
import type { PeerConnection, PeerEnd } from './peer-connection.ts';

/** Where the messages for a forwarded socket go. */
export interface ForwardedOutlet {
  send(frame: Buffer): void;
  /** Has the socket closed. */
  end(): void;
}

/** What answers a forwarded socket at the home of its table. */
export interface ForwardedSession {
  receive(text: Buffer): void;
  close(): void;
}

/** Begins the session of a forwarded socket. */
export type Host = (client: ForwardedClient, outlet: ForwardedOutlet) => ForwardedSession;

export interface ForwardingPeerOptions {
  readonly host: Host;
  /** Bytes that may be on their way to one socket: a slower reader reconnects and gets what it missed. */
  readonly waitingBytes: number;
  /** Called with what clients of the other process have used up. */
  readonly hearCounts: (counts: Buffer) => void;
  readonly gone: () => void;
}

interface Here {
  /** Null while it begins. */
  session: ForwardedSession | null;
  onTheWay: number;
}

const NOTHING = Buffer.alloc(0);

/** The connection from another process, whose clients it brings to the tables that are at home here. */
export class ForwardingPeer {
  private readonly connection: PeerConnection;
  private readonly options: ForwardingPeerOptions;
  private readonly here = new Map<number, Here>();

  constructor(connect: (end: PeerEnd) => PeerConnection, options: ForwardingPeerOptions) {
    this.options = options;
    this.connection = connect({
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
      const client = this.here.get(socket);
      if (kind === KIND.open) this.open(socket, JSON.parse(body.toString()) as ForwardedClient);
      else if (kind === KIND.said) client?.session?.receive(body);
      else if (kind === KIND.closed) this.forget(socket);
      else if (kind === KIND.taken && client !== undefined) client.onTheWay -= body.readUInt32BE(0);
    }
  }

  private open(socket: number, client: ForwardedClient): void {
    const here: Here = { session: null, onTheWay: 0 };
    this.here.set(socket, here);
    const session = this.options.host(client, {
      send: (frame) => this.send(socket, frame),
      end: () => this.end(socket),
    });
    // It may have been ended as it began.
    if (this.here.get(socket) === here) here.session = session;
    else session.close();
  }

  private send(socket: number, frame: Buffer): void {
    const client = this.here.get(socket);
    if (client === undefined) return;
    if (client.onTheWay > this.options.waitingBytes) return this.end(socket);
    client.onTheWay += frame.length;
    this.connection.send(KIND.told, socket, frame);
  }

  private end(socket: number): void {
    if (!this.here.has(socket)) return;
    this.connection.send(KIND.end, socket, NOTHING);
    this.forget(socket);
  }

  private forget(socket: number): void {
    const client = this.here.get(socket);
    this.here.delete(socket);
    client?.session?.close();
  }

  beat(silence: number): void {
    this.connection.beat(KIND.beat, NOTHING);
    this.connection.checkHeard(silence);
  }

  close(): void {
    this.connection.close();
  }
}

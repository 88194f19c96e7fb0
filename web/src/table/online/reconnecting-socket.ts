import type { FromClient, FromServer } from '@vigilia/server/protocol';
import type { Socket, SocketFactory } from './web-socket.ts';

export interface SocketEvents {
  /** Something can be said now. */
  opened(): void;
  heard(message: FromServer): void;
  lost(): void;
}

/** All in milliseconds. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 3_000;
const BETWEEN_PINGS = 20_000;
/** Whoever is silent for so long after being asked is not there. */
const SILENCE = 5_000;

/** A line to a table that is taken up again whenever it breaks, until it is closed. */
export class ReconnectingSocket {
  private readonly wire: SocketFactory;
  private readonly path: string;
  private readonly ears: SocketEvents;
  private readonly stopListening: () => void;
  private socket: Socket | null = null;
  private isOpen = false;
  private isClosed = false;
  private attempts = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: SocketFactory, path: string, ears: SocketEvents) {
    this.wire = wire;
    this.path = path;
    this.ears = ears;
    this.stopListening = wire.whenStirred(() => this.stir());
    this.connect();
  }

  /** Says something, if anybody is there to hear it. */
  say(message: FromClient): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Begins anew at once, as somebody else perhaps. */
  renew(): void {
    this.attempts = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.waiting);
    if (this.isClosed) return;
    const socket = this.wire.connect(this.path);
    this.socket = socket;
    this.expectSomething();
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.ears.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lose();
    });
  }

  private hear(written: string): void {
    this.attempts = 0;
    clearTimeout(this.silence);
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), BETWEEN_PINGS);
    this.ears.heard(JSON.parse(written) as FromServer);
  }

  private ping(): void {
    this.say({ type: 'ping' });
    this.expectSomething();
  }

  private expectSomething(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), SILENCE);
  }

  /** Something changed outside: whoever waits does not wait any longer, whoever is connected makes sure of it. */
  private stir(): void {
    if (this.isOpen) this.ping();
    else this.renew();
  }

  private lose(): void {
    this.drop();
    if (this.isClosed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.waiting = setTimeout(() => this.connect(), wait);
    this.ears.lost();
  }

  private drop(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.pinging);
    clearTimeout(this.silence);
    const { socket } = this;
    this.socket = null;
    this.isOpen = false;
    socket?.close();
  }
}

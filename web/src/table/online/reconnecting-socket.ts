import type { FromClient, FromServer } from '@vigilia/server/protocol';
import type { Network, Socket } from './network.ts';

export interface SocketEvents {
  /** Messages can be sent now. */
  opened(): void;
  received(message: FromServer): void;
  lost(): void;
}

/** All in milliseconds. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 3_000;
const BETWEEN_PINGS = 20_000;
/** A server that sends nothing for this long after a ping counts as lost. */
const SILENCE = 5_000;

/** A socket to a table that opens again whenever it breaks, until it is closed. */
export class ReconnectingSocket {
  private readonly network: Network;
  private readonly path: string;
  private readonly events: SocketEvents;
  private readonly stopListening: () => void;
  private socket: Socket | null = null;
  private isOpen = false;
  private isClosed = false;
  private attempts = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(network: Network, path: string, events: SocketEvents) {
    this.network = network;
    this.path = path;
    this.events = events;
    this.stopListening = network.onRetryHint(() => this.retryNow());
    this.connect();
  }

  /** Sends a message if the socket is open; otherwise the message is dropped. */
  send(message: FromClient): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Opens a new socket at once, with the cookie of now. */
  reconnect(): void {
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
    const socket = this.network.connect(this.path);
    this.socket = socket;
    this.expectMessage();
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.events.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.receive(String(data));
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  private receive(text: string): void {
    this.attempts = 0;
    clearTimeout(this.silence);
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), BETWEEN_PINGS);
    this.events.received(JSON.parse(text) as FromServer);
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.expectMessage();
  }

  private expectMessage(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(), SILENCE);
  }

  /** An open socket is checked by a ping; a closed one opens at once instead of after its wait. */
  private retryNow(): void {
    if (this.isOpen) this.ping();
    else this.reconnect();
  }

  private lost(): void {
    this.drop();
    if (this.isClosed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.waiting = setTimeout(() => this.connect(), wait);
    this.events.lost();
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

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/**
 * Answers the pings of a client as long as it reads. While it does not, only its latest ping is remembered: one
 * answer to that is enough (RFC 6455, 5.5.3).
 */
export class Pongs {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private owed: Buffer | null = null;

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
    stream.on('drain', () => {
      const { owed } = this;
      this.owed = null;
      if (owed !== null) this.answer(owed);
    });
  }

  answer(data: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    // The data is a view of the whole packet, which would be kept as long.
    if (this.stream.writableNeedDrain) this.owed = Buffer.from(data);
    else this.socket.pong(data);
  }
}

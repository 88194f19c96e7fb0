import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One bare connection to a server, which reads only when it is told to. */
export class RawConnection {
  readonly socket: Socket;
  /** How often it has sent what it repeats. */
  repeated = 0;
  private received = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
  }

  /** Any address of the loopback network may be called `from`. */
  static async to(address: string, { from = '127.0.0.1' } = {}): Promise<RawConnection> {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get isCut(): boolean {
    return this.socket.destroyed;
  }

  /** Sends the same again and again until that is done or the connection is cut, and says how often it was sent. */
  async repeat(data: Buffer | string, times: number, { atOnce = 200 } = {}): Promise<number> {
    const one = Buffer.from(data);
    for (let sent = 0; sent < times; sent += atOnce) {
      const many = Buffer.concat(Array<Buffer>(Math.min(atOnce, times - sent)).fill(one));
      await this.write(many);
      if (this.isCut) return sent;
      this.repeated += atOnce;
    }
    return times;
  }

  /** Sends, and waits until the kernel has it all or the connection is cut. */
  async write(data: Buffer | string): Promise<void> {
    if (!this.isCut) await new Promise<void>((done) => this.socket.write(data, () => done()));
  }

  /** Begins to read; all that comes until the connection is closed. */
  async rest(): Promise<string> {
    await this.until(() => false);
    return this.received;
  }

  /** Reads until something is in what was heard, or the connection is closed. */
  async until(isSo: (received: string) => boolean): Promise<string> {
    const { socket } = this;
    if (socket.destroyed || isSo(this.received)) return this.received;
    await new Promise<void>((done) => {
      const receive = (data: Buffer) => {
        this.received += data.toString('latin1');
        if (!isSo(this.received)) return;
        socket.off('data', receive);
        socket.pause();
        done();
      };
      socket.on('data', receive).resume();
      socket.once('close', () => done());
    });
    return this.received;
  }

  leave(): void {
    this.socket.destroy();
  }
}

/** Asks for a table's socket over a bare connection, as a stranger, and waits until it is one. */
export async function socketOver(connection: RawConnection, address: string, table: string): Promise<void> {
  const head = [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  await connection.write(`${head.join('\r\n')}\r\n\r\n`);
  await connection.until((received) => received.includes('\r\n\r\n'));
}

/** A frame as a client sends it, masked with zeros; at most 125 bytes. */
export function frameOf(first: number, data: Buffer | string = ''): Buffer {
  const payload = Buffer.from(data);
  return Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

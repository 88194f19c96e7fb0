import { WebSocket } from 'ws';

/** A person who sits at table after table with one cookie. */
export class Guest {
  private readonly address: string;
  private cookie = '';
  private socket: WebSocket | null = null;
  /** Called with the version of every log row. */
  heard: (version: number) => void = () => {};
  private firstAsked: ((version: number) => void) | null = null;

  constructor(address: string) {
    this.address = address;
  }

  /** The same person at another server on the same store. */
  at(address: string): Guest {
    const same = new Guest(address);
    same.cookie = this.cookie;
    return same;
  }

  async post(path: string, body: object): Promise<{ id: string; commitment: string; version: number }> {
    const reply = await fetch(`${this.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.address, cookie: this.cookie },
      body: JSON.stringify(body),
    });
    const [set] = reply.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { id: string; commitment: string; version: number };
  }

  /** Connects to a table and returns its version. */
  async come(table: string): Promise<number> {
    this.socket?.terminate();
    const address = `${this.address.replace('http', 'ws')}/api/tables/${table}/socket`;
    const headers = { origin: this.address, cookie: this.cookie };
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.socket = socket;
    return new Promise((welcomed, failed) => {
      socket.on('error', failed);
      socket.on('open', () => socket.send('{"type":"hello","protocol":1}'));
      socket.on('message', (data) => {
        // Reads only the beginning: this program shares the machine with the server that it measures.
        const start = (data as Buffer).toString('latin1', 0, 60);
        const version = Number(/"version":(\d+)/.exec(start)?.[1]);
        if (start.startsWith('{"type":"happened"')) this.hear(version, data as Buffer);
        else if (start.startsWith('{"type":"welcome"')) welcomed(version);
        else if (!start.startsWith('{"type":"present"')) throw new Error(`refused: ${data}`);
      });
    });
  }

  /** The version at which the table asks its first question; called before the game begins. */
  asked(): Promise<number> {
    return new Promise((resolve) => {
      this.firstAsked = resolve;
    });
  }

  private hear(version: number, message: Buffer): void {
    if (this.firstAsked !== null && !message.includes('"asked":[]')) {
      this.firstAsked(version);
      this.firstAsked = null;
    }
    this.heard(version);
  }

  choose(key: string, version: number, line: string): void {
    this.socket?.send(`{"type":"choose","key":"${key}","version":${version},"line":"${line}"}`);
  }

  /** Settles when the server has answered a ping. */
  ping(): Promise<void> {
    return new Promise((answered) => {
      this.socket?.once('pong', () => answered());
      this.socket?.ping();
    });
  }

  leave(): void {
    this.socket?.terminate();
  }
}

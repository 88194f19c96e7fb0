import type { Network, Socket } from '../../../src/table/online/network.ts';

type NodeSocket = new (address: string, options: { headers: Record<string, string> }) => WebSocket;

/** The network of one test browser: it keeps its own cookie, and its sockets can be cut. */
export class TestNetwork implements Network {
  retry: () => void = () => {};
  /** Whether no server can be reached. */
  isDown = false;
  private cookie: string | null = null;
  private address: string;
  private readonly sockets = new Set<CuttableSocket>();

  constructor(address: string) {
    this.address = address;
  }

  async request(path: string, given: RequestInit): Promise<Response> {
    if (this.isDown) throw new TypeError('failed to fetch');
    const headers = { ...(given.headers as Record<string, string>), ...this.headers };
    const response = await fetch(`${this.address}${path}`, { ...given, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null;
    return response;
  }

  connect(path: string): Socket {
    const { headers } = this;
    const open = WebSocket as unknown as NodeSocket;
    const socket = new CuttableSocket(new open(`${this.address.replace('http', 'ws')}${path}`, { headers }));
    this.sockets.add(socket);
    return socket;
  }

  onRetryHint(retry: () => void): () => void {
    this.retry = retry;
    return () => {};
  }

  /** The server is somewhere else from now on. */
  moveTo(address: string): void {
    this.address = address;
    this.cut();
  }

  /** Ends all sockets without a closing message. */
  cut(): void {
    for (const socket of this.sockets) socket.cut();
    this.sockets.clear();
  }

  private get headers(): Record<string, string> {
    return { origin: this.address, ...(this.cookie === null ? {} : { cookie: this.cookie }) };
  }
}

class CuttableSocket implements Socket {
  private readonly socket: WebSocket;
  private readonly closing = new Set<() => void>();
  private isCut = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => this.cut());
  }

  send(text: string): void {
    if (!this.isCut) this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  addEventListener(
    type: 'open' | 'close' | 'message',
    listener: (event: { readonly data: unknown }) => void,
  ): void {
    if (type === 'close') this.closing.add(() => listener({ data: null }));
    else
      this.socket.addEventListener(type, (event) => {
        if (!this.isCut) listener(event as MessageEvent);
      });
  }

  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    this.socket.close();
    for (const listener of this.closing) listener();
  }
}

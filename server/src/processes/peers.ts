import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import type { ServingProcess } from '../store/store.ts';
import { ForwardingPeer, type Host } from './forwarding-peer.ts';
import { answerProcess, type Credentials, callProcess } from './handshake.ts';
import { HomePeer } from './home-peer.ts';
import { PeerConnection, type PeerEnd, type WhyCut } from './peer-connection.ts';

/** This machine cannot listen where the other processes are to reach this one. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
  readonly address: PeerAddress;
  /** Why, as the system says it: EADDRINUSE if another program listens there. */
  readonly code: string;

  constructor(address: PeerAddress, cause: NodeJS.ErrnoException) {
    super(`Cannot listen for other processes at ${address.host}:${address.port}: ${cause.code}`, { cause });
    this.address = address;
    this.code = cause.code ?? '';
  }
}

/** Connections that may be open while they prove themselves: a stranger who reaches the port takes no more. */
const MOST_UNPROVED = 64;

/** Where the other processes reach this one: a name or an address of this machine, and a port. */
export interface PeerAddress {
  readonly host: string;
  readonly port: number;
}

export interface PeersOptions {
  readonly credentials: Credentials;
  /** Bytes that may be on their way to one forwarded socket. */
  readonly waitingBytes: number;
  /** A process that says nothing for this number of milliseconds counts as gone. */
  readonly silence: number;
  /** Called when a process has made a connection to this one, and this one has none to it. */
  readonly called: () => void;
  readonly hearCounts: (process: string, counts: Buffer) => void;
  /** Called when a process makes itself heard no more. */
  readonly unheard: (process: string) => void;
  readonly cut: (why: WhyCut) => void;
}

/** The connections between this process and the others: one to each of them, and one from each. */
export class Peers {
  private readonly options: PeersOptions;
  /** Null if the others are not to reach this process. */
  private server: Server | null = null;
  private readonly unproved = new Set<Socket>();
  private readonly calling = new Map<string, Promise<void>>();
  /** When a call last came to nothing. */
  private readonly failedAt = new Map<string, number>();
  private readonly homes = new Map<string, HomePeer>();
  private readonly forwarding = new Map<string, ForwardingPeer>();
  private isClosed = false;

  constructor(options: PeersOptions) {
    this.options = options;
  }

  /** Listens for the other processes, and answers where they find this one. `begin` begins the sessions of forwarded sockets. */
  async listen(address: PeerAddress, begin: Host): Promise<string> {
    const { host, port } = address;
    const server = createServer((stream) => void this.answer(stream, begin));
    this.server = server;
    server.listen(port, bare(host));
    await once(server, 'listening').catch((problem) => {
      throw new CannotListen(address, problem);
    });
    // A connection that cannot be accepted, such as for want of a descriptor, is tried again by the process that calls.
    server.on('error', () => {});
    return `${host}:${(server.address() as AddressInfo).port}`;
  }

  /** The connection to a process; null if there is none now. */
  homeAt(process: string): HomePeer | null {
    return this.homes.get(process) ?? null;
  }

  /** The connection to a process, made now if there is none; null if it cannot be reached. */
  async connect(other: ServingProcess): Promise<HomePeer | null> {
    const failedAt = this.failedAt.get(other.id) ?? Number.NEGATIVE_INFINITY;
    // A client that comes does not wait for a connection that could not be made a moment ago.
    if (this.homeAt(other.id) === null && performance.now() - failedAt > this.options.silence)
      await this.call(other);
    return this.homeAt(other.id);
  }

  /** Whether each of these has a connection to this process: then it forwards to the tables here, and serves none of them itself. */
  areConnected(others: readonly ServingProcess[]): boolean {
    return others.every(({ id }) => this.forwarding.has(id));
  }

  /** How many sockets of this process are forwarded. */
  get forwarded(): number {
    return [...this.homes.values()].reduce((sum, { size }) => sum + size, 0);
  }

  get size(): number {
    return this.homes.size;
  }

  /** Keeps a connection to each of these processes and to no other. */
  async keep(others: readonly ServingProcess[]): Promise<void> {
    const ids = new Set(others.map(({ id }) => id));
    for (const [id, peer] of [...this.homes, ...this.forwarding]) if (!ids.has(id)) peer.close();
    await Promise.all(others.map((other) => this.homes.has(other.id) || this.call(other)));
  }

  /** Tells all others that this process is there, and what its clients have used up; cuts the connections that are silent. */
  beat(counts: Buffer): void {
    const { silence } = this.options;
    for (const peer of this.homes.values()) peer.beat(counts, silence);
    for (const peer of this.forwarding.values()) peer.beat(silence);
  }

  private call(other: ServingProcess): Promise<void> {
    const known = this.calling.get(other.id);
    if (known !== undefined) return known;
    const call = this.callNow(other).finally(() => this.calling.delete(other.id));
    this.calling.set(other.id, call);
    return call;
  }

  private async callNow({ id, address }: ServingProcess): Promise<void> {
    if (this.isClosed || address === '') return;
    const { hostname, port } = new URL(`tcp://${address}`);
    const stream = createConnection(Number(port), bare(hostname)).on('error', () => {});
    const { credentials, waitingBytes } = this.options;
    try {
      await callProcess(stream, id, credentials);
      this.enter(
        this.homes,
        id,
        (gone) => new HomePeer((end) => this.connectionOver(stream, end), { waitingBytes, gone }),
      );
      this.failedAt.delete(id);
    } catch {
      // It is tried again with the next beat; until then each process serves its own sockets.
      this.failedAt.set(id, performance.now());
      stream.destroy();
    }
  }

  private async answer(stream: Socket, begin: Host): Promise<void> {
    stream.on('error', () => {});
    if (this.unproved.size >= MOST_UNPROVED) return void stream.destroy();
    this.unproved.add(stream);
    const { credentials, waitingBytes, hearCounts, unheard } = this.options;
    try {
      const id = await answerProcess(stream, credentials);
      if (!this.homes.has(id)) this.options.called();
      this.enter(
        this.forwarding,
        id,
        (gone) =>
          new ForwardingPeer((end) => this.connectionOver(stream, end), {
            host: begin,
            waitingBytes,
            hearCounts: (counts) => hearCounts(id, counts),
            gone,
          }),
        () => unheard(id),
      );
    } catch {
      stream.destroy();
    } finally {
      this.unproved.delete(stream);
    }
  }

  /** Puts a new connection in the place of the one before. */
  private enter<Peer extends { close(): void }>(
    peers: Map<string, Peer>,
    id: string,
    make: (gone: () => void) => Peer,
    gone: () => void = () => {},
  ): void {
    const before = peers.get(id);
    const peer: Peer = make(() => {
      if (peers.get(id) !== peer) return;
      peers.delete(id);
      gone();
    });
    peers.set(id, peer);
    before?.close();
    if (this.isClosed) peer.close();
  }

  private connectionOver(stream: Socket, end: PeerEnd): PeerConnection {
    return new PeerConnection(stream, { ...end, cut: this.options.cut });
  }

  close(): void {
    this.isClosed = true;
    this.server?.close();
    for (const stream of this.unproved) stream.destroy();
    for (const peer of [...this.homes.values(), ...this.forwarding.values()]) peer.close();
  }
}

/** An IPv6 address without the brackets around it. */
function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

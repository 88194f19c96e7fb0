import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { ServingProcess } from '../store/store.ts';
import { GuestLink, type Host } from './guest-link.ts';
import { answerProcess, type Credentials, callProcess } from './handshake.ts';
import { HomeLink } from './home-link.ts';
import { type LinkEnd, type WhyCut, Wire } from './wire.ts';

/** This machine cannot listen where the other processes are to reach this one. */
export class LinkTrouble extends Error {
  override readonly name = 'LinkTrouble';
  readonly address: LinkAddress;
  /** Why, as the system says it: EADDRINUSE if another program listens there. */
  readonly code: string;

  constructor(address: LinkAddress, cause: NodeJS.ErrnoException) {
    super(`The link cannot listen at ${address.host}:${address.port}: ${cause.code}`, { cause });
    this.address = address;
    this.code = cause.code ?? '';
  }
}

/** Connections that may be open while they prove themselves: a stranger who reaches the port takes no more. */
const MOST_UNPROVED = 64;

/** Where the other processes reach this one: a name or an address of this machine, and a port. */
export interface LinkAddress {
  readonly host: string;
  readonly port: number;
}

export interface LinksOptions {
  readonly credentials: Credentials;
  /** Bytes that may be on their way to one forwarded socket. */
  readonly waitingBytes: number;
  /** A process that says nothing for this number of milliseconds counts as gone. */
  readonly silence: number;
  /** Called when a process has made a line to this one, and this one has none to it. */
  readonly called: () => void;
  readonly hearCounts: (process: string, counts: Buffer) => void;
  /** Called when a process makes itself heard no more. */
  readonly unheard: (process: string) => void;
  readonly cut: (why: WhyCut) => void;
}

/** The lines between this process and the others: one to each of them, and one from each. */
export class Links {
  private readonly options: LinksOptions;
  /** Null if the others are not to reach this process. */
  private server: Server | null = null;
  private readonly unproved = new Set<Socket>();
  private readonly calling = new Map<string, Promise<void>>();
  /** When a call last came to nothing. */
  private readonly failedAt = new Map<string, number>();
  private readonly homes = new Map<string, HomeLink>();
  private readonly guests = new Map<string, GuestLink>();
  private isClosed = false;

  constructor(options: LinksOptions) {
    this.options = options;
  }

  /** Listens for the other processes, and answers where they find this one. `begin` begins the sessions of forwarded sockets. */
  async listen(address: LinkAddress, begin: Host): Promise<string> {
    const { host, port } = address;
    const server = createServer((stream) => void this.answer(stream, begin));
    this.server = server;
    server.listen(port, bare(host));
    await once(server, 'listening').catch((problem) => {
      throw new LinkTrouble(address, problem);
    });
    // A connection that cannot be accepted, such as for want of a descriptor, is tried again by the process that calls.
    server.on('error', () => {});
    return `${host}:${(server.address() as AddressInfo).port}`;
  }

  /** The line to a process; null if there is none now. */
  to(process: string): HomeLink | null {
    return this.homes.get(process) ?? null;
  }

  /** The line to a process, made now if there is none; null if it cannot be reached. */
  async reach(other: ServingProcess): Promise<HomeLink | null> {
    const failedAt = this.failedAt.get(other.id) ?? Number.NEGATIVE_INFINITY;
    // A client that comes does not wait for a line that could not be made a moment ago.
    if (this.to(other.id) === null && performance.now() - failedAt > this.options.silence)
      await this.call(other);
    return this.to(other.id);
  }

  /** Whether each of these has a line to this process: then it forwards to the tables here, and serves none of them itself. */
  isReachedBy(others: readonly ServingProcess[]): boolean {
    return others.every(({ id }) => this.guests.has(id));
  }

  /** How many sockets of this process are forwarded. */
  get forwarded(): number {
    return [...this.homes.values()].reduce((sum, { size }) => sum + size, 0);
  }

  get size(): number {
    return this.homes.size;
  }

  /** Keeps a line to each of these processes and to no other. */
  async keep(others: readonly ServingProcess[]): Promise<void> {
    const ids = new Set(others.map(({ id }) => id));
    for (const [id, link] of [...this.homes, ...this.guests]) if (!ids.has(id)) link.close();
    await Promise.all(others.map((other) => this.homes.has(other.id) || this.call(other)));
  }

  /** Tells all others that this process is there, and what its clients have used up; cuts the lines that are silent. */
  beat(counts: Buffer): void {
    const { silence } = this.options;
    for (const link of this.homes.values()) link.beat(counts, silence);
    for (const link of this.guests.values()) link.beat(silence);
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
    const stream = connect(Number(port), bare(hostname)).on('error', () => {});
    const { credentials, waitingBytes } = this.options;
    try {
      await callProcess(stream, id, credentials);
      this.enter(
        this.homes,
        id,
        (gone) => new HomeLink((end) => this.wire(stream, end), { waitingBytes, gone }),
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
        this.guests,
        id,
        (gone) =>
          new GuestLink((end) => this.wire(stream, end), {
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

  /** Puts a new line in the place of the one before. */
  private enter<Link extends { close(): void }>(
    links: Map<string, Link>,
    id: string,
    make: (gone: () => void) => Link,
    gone: () => void = () => {},
  ): void {
    const before = links.get(id);
    const link: Link = make(() => {
      if (links.get(id) !== link) return;
      links.delete(id);
      gone();
    });
    links.set(id, link);
    before?.close();
    if (this.isClosed) link.close();
  }

  private wire(stream: Socket, end: LinkEnd): Wire {
    return new Wire(stream, { ...end, cut: this.options.cut });
  }

  close(): void {
    this.isClosed = true;
    this.server?.close();
    for (const stream of this.unproved) stream.destroy();
    for (const link of [...this.homes.values(), ...this.guests.values()]) link.close();
  }
}

/** An IPv6 address without the brackets around it. */
function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

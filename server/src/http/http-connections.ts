import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, counted } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { Tally } from '../limits/tally.ts';
import type { Metrics } from '../operate/metrics.ts';

/** Why a connection is refused or cut, as the metrics count it. */
type Why = 'address' | 'full' | 'idle' | 'pipelined' | 'stalled';

export interface HttpConnectionsOptions {
  readonly limits: Pick<
    Limits,
    'connections' | 'connectionsOfAddress' | 'unanswered' | 'unansweredOfAddress'
  >;
  readonly proxies: number;
  readonly metrics: Pick<Metrics, 'connections' | 'cut'>;
}

interface Open {
  /** Null behind a proxy, where every connection is the proxy's. */
  readonly address: string | null;
  /** The requests that wait for their answer, each with the address it came from. */
  readonly unanswered: Map<ServerResponse, string>;
}

/**
 * The open connections of this server: whether one more may open, and how much each may ask before it
 * has been answered. Rates count finished requests; this counts what is held at the same time.
 */
export class HttpConnections {
  private readonly options: HttpConnectionsOptions;
  private readonly open = new Map<Duplex, Open>();
  /** Connections that ask nothing now, the longest idle first. */
  private readonly idle = new Set<Duplex>();
  private readonly byAddress = new Map<string, Set<Duplex>>();
  private readonly unansweredBy = new Tally();

  constructor(options: HttpConnectionsOptions) {
    this.options = options;
  }

  /** Takes a new connection in, or cuts it. */
  accept(stream: Duplex & { readonly remoteAddress?: string | undefined }): void {
    const { limits, proxies, metrics } = this.options;
    const address = proxies > 0 ? null : counted(stream.remoteAddress ?? '');
    const own = this.connectionsOf(address);
    if (own.size >= limits.connectionsOfAddress) this.makeRoom(stream, 'address', own);
    else if (this.open.size >= limits.connections) this.makeRoom(stream, 'full', this.idle);
    if (stream.destroyed) return;
    this.open.set(stream, { address, unanswered: new Map() });
    this.idle.add(stream);
    if (address !== null) this.byAddress.set(address, this.connectionsOf(address).add(stream));
    stream.once('close', () => this.forget(stream));
    metrics.connections.set(this.open.size);
  }

  /**
   * Cuts an idle connection for a new one, or the new one if all are busy. An idle connection is opened again at
   * no cost; a health check that is turned away costs a restart.
   */
  private makeRoom(stream: Duplex, why: 'address' | 'full', among: Iterable<Duplex>): void {
    for (const other of among) if (this.idle.has(other)) return this.cut(other, 'idle');
    this.cut(stream, why);
  }

  private connectionsOf(address: string | null): Set<Duplex> {
    return (address === null ? undefined : this.byAddress.get(address)) ?? new Set();
  }

  /**
   * Whether a request may be answered. Node reads a whole packet of requests that were sent without waiting for
   * answers before any of them is answered: a connection with too many of those is cut.
   */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const open = this.open.get(socket);
    // The rest of the packet is read even when its connection has been cut.
    if (open === undefined) return false;
    if (open.unanswered.size >= this.options.limits.unanswered) {
      this.cut(socket, 'pipelined');
      return false;
    }
    const address = addressOf(request, this.options);
    this.idle.delete(socket);
    open.unanswered.set(response, address);
    this.unansweredBy.add(address);
    response.once('close', () => {
      if (!open.unanswered.delete(response)) return;
      this.unansweredBy.remove(address);
      if (open.unanswered.size === 0) this.rest(socket, open);
    });
    return true;
  }

  /** A connection asks nothing now. Both orders tell which one has been idle longest. */
  private rest(stream: Duplex, { address }: Open): void {
    this.idle.add(stream);
    const own = this.connectionsOf(address);
    own.delete(stream);
    own.add(stream);
  }

  /** Whether an address has more requests waiting than it may. */
  isCrowdedBy(address: string): boolean {
    return this.unansweredBy.of(address) > this.options.limits.unansweredOfAddress;
  }

  /** A connection becomes a socket and is never idle again. False if it still waits for answers to requests. */
  upgrade(stream: Duplex): boolean {
    this.idle.delete(stream);
    if (this.open.get(stream)?.unanswered.size === 0) return true;
    this.cut(stream, 'pipelined');
    return false;
  }

  /** A connection has neither sent nor taken anything for too long. */
  stalled(stream: Duplex): void {
    // An idle one has waited as long as connections are kept: that is how most of them end.
    if (this.idle.has(stream)) stream.destroy();
    else this.cut(stream, 'stalled');
  }

  /** A request has taken too long to arrive; Node answers and closes it. */
  tooSlow(): void {
    this.options.metrics.cut.inc({ why: 'slow' });
  }

  private cut(stream: Duplex, why: Why): void {
    this.options.metrics.cut.inc({ why });
    this.forget(stream);
    stream.destroy();
  }

  private forget(stream: Duplex): void {
    const open = this.open.get(stream);
    if (open === undefined) return;
    this.open.delete(stream);
    this.idle.delete(stream);
    const own = this.connectionsOf(open.address);
    own.delete(stream);
    if (open.address !== null && own.size === 0) this.byAddress.delete(open.address);
    for (const address of open.unanswered.values()) this.unansweredBy.remove(address);
    open.unanswered.clear();
    this.options.metrics.connections.set(this.open.size);
  }
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { WebSocketServer } from 'ws';
import type { HttpConnections } from '../http/http-connections.ts';
import { isOwnHost, isOwnOrigin } from '../http/origin.ts';
import { statusOf } from '../http/status.ts';
import { bearerIn } from '../identity/credentials.ts';
import type { Identities } from '../identity/identities.ts';
import { addressOf } from '../limits/address.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Tally } from '../limits/tally.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { ForwardedClient, HomePeer } from '../processes/home-peer.ts';
import type { Homes } from '../processes/homes.ts';
import { CLOSE_TIMEOUT, Connection, type SocketContext } from './connection.ts';
import { Dispatcher } from './dispatcher.ts';
import { forwardTo } from './forwarded.ts';
import type { SocketKeys } from './socket-keys.ts';

/** What the admission of sockets needs. */
export interface SocketServerOptions extends SocketContext {
  readonly identities: Identities;
  readonly keys: SocketKeys;
  /** Requests by address. */
  readonly requests: RateLimiter;
  readonly connections: HttpConnections;
  /** Where tables are at home. */
  readonly homes: Pick<Homes, 'of'>;
  /** The sockets here, by address. */
  readonly byAddress: Tally;
  /** How many sockets of an address are open at other processes. */
  readonly socketsElsewhere: (address: string) => number;
  readonly publicAddress: string | null;
  readonly proxies: number;
  readonly metrics: SocketContext['metrics'] & Pick<Metrics, 'sockets'>;
}

/** A client that may open a socket, and the home of its table if that is another process. */
interface Checked extends ForwardedClient {
  readonly home: HomePeer | null;
}

const PATH = /^\/api\/tables\/([\w-]{22})\/socket(?:\?|$)/;
const GOING_AWAY = 1001;
/** How often each client is pinged, in milliseconds. */
const HEARTBEAT = 25_000;
/** How many pieces a message may come in: no client of ours sends more than one. */
const MOST_PIECES = 64;

/** Admits sockets: it checks limits, origin, identity and table before a request becomes a socket. */
export class SocketServer {
  private readonly options: SocketServerOptions;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(options: SocketServerOptions) {
    this.options = options;
    const settings = {
      noServer: true,
      perMessageDeflate: false,
      maxPayload: options.limits.messageBytes,
      maxFragments: MOST_PIECES,
      // Answered by hand: by itself a pong leaves however many still wait for a client that does not read.
      autoPong: false,
      closeTimeout: CLOSE_TIMEOUT,
    };
    this.server = new WebSocketServer(settings);
    this.heartbeat = setInterval(() => {
      for (const connection of this.connections) connection.checkAlive();
    }, HEARTBEAT);
    this.heartbeat.unref();
  }

  /** Answers a request to become a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    if (!this.options.connections.upgrade(stream)) return;
    this.check(request)
      .then((checked) => {
        if (isRefusal(checked)) return rejectUpgrade(stream, checked);
        // Others of the same address may have come in while this one was checked.
        const reason = this.whyNot(checked.address);
        if (reason !== null) return rejectUpgrade(stream, reason);
        this.server.handleUpgrade(request, stream, head, (socket) => {
          const connection = new Connection(socket, stream, checked, this.options, (client) =>
            checked.home === null
              ? new Dispatcher(this.options, client, checked)
              : forwardTo(checked.home, checked, client),
          );
          this.enter(connection, checked.address);
          if (checked.identity !== null) this.options.keys.add(connection, checked.identity, request.headers);
          socket.on('close', () => this.leave(connection, checked.address));
        });
      })
      .catch((error) => {
        this.options.log.error(error);
        rejectUpgrade(stream, refuse(null, 'refusal.our-fault'));
      });
  }

  private async check(request: IncomingMessage): Promise<Checked | Refusal> {
    const { tables, homes, identities, requests, publicAddress, proxies } = this.options;
    const address = addressOf(request, { proxies });
    const reason = this.whyNot(address) ?? tooFast(requests.take(address, tables.now()));
    if (reason !== null) return reason;
    const id = PATH.exec(request.url ?? '')?.[1];
    if (id === undefined) return refuse(null, 'refusal.nothing-here');
    if (!isOwnHost(request.headers, publicAddress)) return refuse(null, 'refusal.other-host');
    if (!isOwnOrigin(request.headers, publicAddress)) return refuse(null, 'refusal.other-origin');
    const visitor = await identities.visitorIn(request.headers);
    if (visitor === null && bearerIn(request.headers) !== null) return refuse(null, 'refusal.unknown-token');
    if (visitor !== null && visitor.table !== null && visitor.table !== id)
      return refuse(null, 'refusal.other-table');
    const client = { table: id, identity: visitor?.identity ?? null, address };
    const home = await homes.of(id);
    if (home !== null) return { ...client, home };
    const loaded = (await tables.lookUp(id)) ?? refuse(null, 'refusal.no-table');
    return isRefusal(loaded) ? loaded : { ...client, home };
  }

  private whyNot(address: string): Refusal | null {
    const { limits, byAddress, socketsElsewhere } = this.options;
    const isFull = this.isClosing || this.connections.size >= limits.sockets;
    const open = byAddress.of(address) + socketsElsewhere(address);
    const hasMany = open >= limits.socketsOfAddress;
    return isFull || hasMany ? refuse(null, 'refusal.full') : null;
  }

  private enter(connection: Connection, address: string): void {
    this.connections.add(connection);
    this.options.byAddress.add(address);
    this.options.metrics.sockets.set(this.connections.size);
  }

  private leave(connection: Connection, address: string): void {
    this.connections.delete(connection);
    this.options.keys.remove(connection);
    this.options.byAddress.remove(address);
    this.options.metrics.sockets.set(this.connections.size);
  }

  /** Admits no more sockets and says goodbye to all that are open. */
  close(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections) connection.hangUp(GOING_AWAY, 'stopping');
    this.server.close();
  }

  /** Cuts off the sockets at a table that has another home now: they come back, and are forwarded there. */
  cutOffAt(table: string): void {
    for (const connection of this.connections) if (connection.table === table) connection.cutOff();
  }

  /** Cuts off the sockets that are still open. */
  cutOff(): void {
    for (const connection of this.connections) connection.cutOff();
  }
}

/** Answers a request that does not become a socket, and hangs up without waiting for the other side to. */
function rejectUpgrade(stream: Duplex, refusal: Refusal): void {
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${statusOf(refusal)} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
}

import type { Rate } from './bucket.ts';

/** How much a client may ask of the server. A table full of people behind one router must fit in comfortably. */
export interface Limits {
  /** The longest body of a request, in bytes. */
  readonly bodyBytes: number;
  /** The longest message over a socket, in bytes. */
  readonly messageBytes: number;
  /** Requests of one address to the protocol. */
  readonly requests: Rate;
  /** Pages and files that one address fetches: a first visit takes about a hundred. */
  readonly files: Rate;
  /** `/health` and `/metrics` for one address, apart from the rest: a busy address can still be asked how it is. */
  readonly status: Rate;
  /** Games that are played again from their first row for one address: for its history, or for its record. */
  readonly replays: Rate;
  /** Messages over one socket. */
  readonly messages: Rate;
  /** Talk over one socket: the others have to read it. */
  readonly talk: Rate;
  /** Drafts that one table passes on: all who look at it are sent each of them. */
  readonly drafts: Rate;
  /** Hints that bots think up for one address. */
  readonly hintsOfAddress: Rate;
  /** Messages over all sockets of one address. */
  readonly messagesOfAddress: Rate;
  /** Identities that one address makes. */
  readonly newcomers: Rate;
  /** Tables that one person may host that are not over. */
  readonly tablesAtOnce: number;
  /** Tables that one person opens. */
  readonly tables: Rate;
  /** Tables that one address opens: a new identity costs nothing. */
  readonly tablesOfAddress: Rate;
  /** Seats that one address takes at a public table: a new identity costs nothing. */
  readonly seatsOfAddress: number;
  /** Open sockets in all. */
  readonly sockets: number;
  /** Open sockets of one address. */
  readonly socketsOfAddress: number;
  /** Bytes that may wait to be sent to one socket: a slower reader reconnects and gets what it missed. */
  readonly waitingBytes: number;
  /** Open connections in all, sockets and idle ones among them. */
  readonly connections: number;
  /** Open connections of one address. Behind a proxy all are the proxy's, and only `connections` counts. */
  readonly connectionsOfAddress: number;
  /** Requests on one connection that wait for their answer. */
  readonly unanswered: number;
  /** Requests of one address that wait for their answer. */
  readonly unansweredOfAddress: number;
  /** How long a request may take to arrive, its body included, in milliseconds. */
  readonly requestTime: number;
  /** How long a connection may take nothing of its answer, in milliseconds. */
  readonly stalledTime: number;
}

export const LIMITS: Limits = {
  bodyBytes: 16 * 1024,
  messageBytes: 4 * 1024,
  requests: { burst: 120, perSecond: 20 },
  files: { burst: 1_000, perSecond: 100 },
  status: { burst: 20, perSecond: 5 },
  replays: { burst: 20, perSecond: 1 },
  messages: { burst: 40, perSecond: 10 },
  talk: { burst: 5, perSecond: 0.5 },
  drafts: { burst: 8, perSecond: 2 },
  hintsOfAddress: { burst: 20, perSecond: 1 },
  messagesOfAddress: { burst: 400, perSecond: 100 },
  newcomers: { burst: 40, perSecond: anHour(60) },
  tablesAtOnce: 40,
  tables: { burst: 20, perSecond: anHour(20) },
  tablesOfAddress: { burst: 60, perSecond: anHour(60) },
  seatsOfAddress: 1,
  sockets: 20_000,
  socketsOfAddress: 200,
  waitingBytes: 256 * 1024,
  connections: 27_000,
  connectionsOfAddress: 256,
  unanswered: 8,
  unansweredOfAddress: 100,
  requestTime: 15_000,
  stalledTime: 30_000,
};

function anHour(times: number): number {
  return times / 3600;
}

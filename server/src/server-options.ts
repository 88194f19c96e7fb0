import type { Limits } from './limits/limits.ts';
import type { Logger } from './operate/log.ts';
import { LEASE } from './processes/membership.ts';
import type { PeerAddress } from './processes/peers.ts';
import type { StoreLocation } from './store/open-store.ts';
import type { GameRegistry } from './table/game-registry.ts';

export interface ServerOptions {
  readonly games: GameRegistry;
  readonly store: StoreLocation;
  readonly port: number;
  readonly host: string;
  /** Where people reach the server, as in `https://example.org`. */
  readonly publicAddress?: string;
  /** How many proxies of our own stand before the server and write down the address of each sender. */
  readonly proxies?: number;
  /** The folder of the built page; without it there is only the protocol. */
  readonly pages?: string;
  readonly bots: BotOptions;
  readonly limits?: Partial<Limits>;
  readonly log: Logger;
  /** 256 random bits as hex. */
  readonly makeSeed?: () => string;
  /** After how many days without a choice an unfinished table is archived; 0 for never. */
  readonly archiveAfter?: number;
  /** Where the other processes on a PostgreSQL reach this one; null: nowhere. */
  readonly link?: PeerAddress | null;
  readonly durations?: Partial<Durations>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** How long the server waits for processes and people, all in milliseconds. */
export interface Durations {
  /** For a process that has said nothing, until others serve its tables. */
  readonly lease: number;
}

export const DURATIONS: Durations = { lease: LEASE };

export interface BotOptions {
  /** The module of the threads where bots think. */
  readonly worker: URL;
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly budget?: number;
  /** After how many milliseconds an order left behind answers. */
  readonly delay?: () => number;
}

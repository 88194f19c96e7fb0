import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { appOf } from '../../src/http/app.ts';
import { HttpConnections } from '../../src/http/http-connections.ts';
import type { Services } from '../../src/http/services.ts';
import { Identities } from '../../src/identity/identities.ts';
import { LIMITS, type Limits } from '../../src/limits/limits.ts';
import { rateLimitersOf } from '../../src/limits/rate-limiters.ts';
import { Tables } from '../../src/live-tables/tables.ts';
import { logger } from '../../src/operate/log.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { games } from '../play/games.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { freshFolder } from '../store/databases.ts';

/** A server on a port of its own, with a real store, and a clock that the test sets. */
export interface Served {
  readonly address: string;
  /** What a browser takes it for: the public address, if there is one. */
  readonly origin: string;
  readonly store: Store;
  readonly services: Services;
  readonly clock: { at: number };
  /** Everything that was logged. */
  readonly logged: string[];
}

interface Serving {
  readonly limits?: Partial<Limits>;
  readonly publicAddress?: string;
  readonly proxies?: number;
  readonly extras?: (app: FastifyInstance) => void;
}

/** A server for the tests of one file. */
export function useServer(serving: Serving = {}): () => Served {
  let served: Served;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ served, close } = await start(serving));
  });
  afterAll(() => close());
  return () => served;
}

async function start(serving: Serving): Promise<{ served: Served; close: () => Promise<void> }> {
  const { publicAddress = null, proxies = 0, extras } = serving;
  const fresh = await freshFolder();
  const store = await openStore(fresh.location);
  const clock = { at: Date.UTC(2030, 0, 1) };
  const now = () => clock.at;
  const limits = { ...LIMITS, ...serving.limits };
  const services: Services = {
    tables: new Tables({ games, store, now, makeSeed: seedsInOrder() }),
    games,
    tableStore: store.tables,
    identities: new Identities(store.identities, { isSecure: publicAddress !== null, now }),
    limits,
    limiters: rateLimitersOf(limits),
    now,
  };
  const logged: string[] = [];
  const log = logger('debug', { write: (line) => void logged.push(line) });
  const counts = metrics();
  const app = appOf(services, {
    publicAddress,
    proxies,
    connections: new HttpConnections({ limits, proxies, metrics: counts }),
    log,
    metrics: counts,
    ...(extras ? { extras } : {}),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await store.close();
    await fresh.remove();
  };
  return { served: { address, origin: publicAddress ?? address, store, services, clock, logged }, close };
}

import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Autoplayer } from './autoplay/autoplayer.ts';
import { Hints } from './bots/hints.ts';
import { draw, humanDelay } from './bots/pace.ts';
import { openPool } from './bots/pool.ts';
import { startHousekeeping } from './housekeeping.ts';
import { appOf } from './http/app.ts';
import { HttpConnections } from './http/http-connections.ts';
import { forgetAddresses } from './http/one-seat.ts';
import { statusRoutes } from './http/status-routes.ts';
import { Identities } from './identity/identities.ts';
import { openFilesLimit, withinDescriptors } from './limits/descriptors.ts';
import { LIMITS } from './limits/limits.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { rateLimitersOf } from './limits/rate-limiters.ts';
import { Tables } from './live-tables/tables.ts';
import { VERSION } from './operate/health.ts';
import { type Metrics, metrics } from './operate/metrics.ts';
import { followOtherProcesses } from './other-processes.ts';
import type { ServerOptions } from './server-options.ts';
import { Attendance } from './socket/attendance.ts';
import { Inbox } from './socket/inbox.ts';
import { Outbox } from './socket/outbox.ts';
import { SocketKeys } from './socket/socket-keys.ts';
import { SocketServer } from './socket/socket-server.ts';
import { TableChannels } from './socket/table-channels.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly address: string;
  /** Ends it. Every command that is running is finished first, and nothing is lost. */
  stop(): Promise<void>;
}

/** In days. */
const ARCHIVE_AFTER = 180;
/** A bot that has not answered long after its time is ended, in milliseconds. */
const KILL_AFTER = 10_000;
const USUAL_BUDGET = 1_000;
/** A commit that takes longer is logged, in milliseconds. */
const SLOW_COMMIT = 500;
/** How long clients may take to close their connections when the server stops, in milliseconds. */
const CLOSE_TIMEOUT = 2_000;

/** Opens the store, puts the parts of the server together and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { games, log, bots, publicAddress = null, proxies = 0, archiveAfter = ARCHIVE_AFTER } = options;
  const { makeSeed, now = Date.now } = options;
  const counts = metrics();
  const store = await openMeasuredStore(options, counts);
  const isAlone = 'data' in options.store;
  const database = isAlone ? 'sqlite' : 'postgres';
  const limits = withinDescriptors({ ...LIMITS, ...options.limits }, openFilesLimit());
  const tables = new Tables({
    games,
    store,
    now,
    isAlone,
    failed: log.error,
    conflicted: log.conflict,
    ...(makeSeed ? { makeSeed } : {}),
  });
  logPhases(tables, log);
  forgetAddresses(tables);
  const channels = new TableChannels(tables, counts);
  const attendance = new Attendance(tables, channels, { isAlone });
  const { threads = Math.max(1, availableParallelism() - 1), budget = USUAL_BUDGET } = bots;
  const { delay = () => humanDelay(draw) } = bots;
  const pool = openPool({ worker: bots.worker, threads, killAfter: budget + KILL_AFTER });
  const autoplayer = new Autoplayer({
    tables,
    pool,
    // With SQLite there is no other process: what the last one left is ours at once.
    me: isAlone ? 'alone' : randomUUID(),
    budget,
    delay,
    wake: (loaded, seat) => channels.at(loaded.id)?.broadcast({ type: 'wake' }, ({ own }) => own === seat),
    log,
    metrics: counts,
  });
  const checkAutoplay = autoplayer.answerOpenQuestions.bind(autoplayer);
  const identities = new Identities(store.identities, {
    isSecure: publicAddress?.startsWith('https:') === true,
    now,
  });
  followOtherProcesses({ tables, channels, devices: identities.devices, checkAutoplay, log });
  const limiters = rateLimitersOf(limits);
  const connections = new HttpConnections({ limits, proxies, metrics: counts });
  let isStopping = false;
  const app = appOf(
    { tables, games, tableStore: store.tables, identities, limits, limiters, now },
    {
      publicAddress,
      proxies,
      connections,
      log,
      metrics: counts,
      pages: options.pages ?? null,
      extras: (fastify) =>
        statusRoutes(fastify, { tables, metrics: counts, database, isStopping: () => isStopping, now }),
    },
  );
  const keys = new SocketKeys(identities, log.error);
  const sockets = new SocketServer({
    tables,
    channels,
    checkAutoplay,
    joined: (channel) => attendance.noteArrivals(channel),
    limits,
    inbox: new Inbox(),
    outbox: new Outbox(),
    messages: new RateLimiter(limits.messagesOfAddress),
    hints: new Hints({ games, pool, budget, log, metrics: counts }),
    hintLimiter: new RateLimiter(limits.hintsOfAddress),
    requests: limiters.requests,
    connections,
    identities,
    keys,
    publicAddress,
    proxies,
    log,
    metrics: counts,
  });
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));

  const housekeeping = await startHousekeeping({
    tables,
    channels,
    attendance,
    autoplayer,
    keys,
    isAlone,
    archiveAfter,
    log,
  });
  const address = await app.listen({ port: options.port, host: options.host }).catch(async (error) => {
    await store.close();
    throw error;
  });
  autoplayer.start();
  log.started({ address, database, version: VERSION });

  return {
    address,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      log.stopping();
      const tidied = housekeeping.stop();
      sockets.close();
      const autoplayed = autoplayer.stop();
      await pool.close();
      await Promise.all([autoplayed, tidied]);
      await tables.settle();
      const overdue = setTimeout(() => {
        sockets.cutOff();
        app.server.closeAllConnections();
      }, CLOSE_TIMEOUT);
      await app.close();
      clearTimeout(overdue);
      await store.close();
      log.stopped();
    },
  };
}

function openMeasuredStore({ store, log }: ServerOptions, counts: Metrics): Promise<Store> {
  return openStore(store, {
    committed({ rows, milliseconds }) {
      counts.commitRows.observe(rows);
      counts.commitSeconds.observe(milliseconds / 1000);
      if (milliseconds > SLOW_COMMIT) log.slowCommit({ rows, milliseconds: Math.round(milliseconds) });
    },
  });
}

/** Logs when games begin and end. */
function logPhases(tables: Tables, log: ServerOptions['log']): void {
  tables.onEntry(({ id, table }, _entry, before) => {
    if (table.phase === before.phase || table.phase === 'gathering') return;
    log.table(table.phase === 'over' ? 'over' : 'began', { id, game: table.setting.game });
  });
}

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
import { rateLimitersOf } from './limits/rate-limiters.ts';
import { Tally } from './limits/tally.ts';
import { Tables } from './live-tables/tables.ts';
import { openSharedStore } from './open-shared-store.ts';
import { VERSION } from './operate/health.ts';
import { metrics } from './operate/metrics.ts';
import { followOtherProcesses } from './other-processes.ts';
import { DURATIONS, type ServerOptions } from './server-options.ts';
import { Attendance } from './socket/attendance.ts';
import { ForwardedClients } from './socket/forwarded-clients.ts';
import { Inbox } from './socket/inbox.ts';
import { Outbox } from './socket/outbox.ts';
import { SocketKeys } from './socket/socket-keys.ts';
import { SocketServer } from './socket/socket-server.ts';
import type { TableChannel } from './socket/table-channel.ts';
import { TableChannels } from './socket/table-channels.ts';

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
/** Alone a process looks this often for tables whose bots were left behind, in milliseconds. */
const TAKE_OVER_EVERY = 4_500;
/** How long clients may take to close their connections when the server stops, in milliseconds. */
const CLOSE_TIMEOUT = 2_000;

/** Opens the store, puts the parts of the server together and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { games, log, bots, publicAddress = null, proxies = 0, archiveAfter = ARCHIVE_AFTER } = options;
  const { makeSeed, now = Date.now } = options;
  const counts = metrics();
  const isAlone = 'data' in options.store;
  const database = isAlone ? 'sqlite' : 'postgres';
  const durations = { ...DURATIONS, ...options.durations };
  const { lease } = durations;
  const limits = withinDescriptors({ ...LIMITS, ...options.limits }, openFilesLimit());
  const limiters = rateLimitersOf(limits);
  const byAddress = new Tally();
  const given = { durations, limits, limiters, sockets: byAddress, metrics: counts, now };
  const shared = await openSharedStore({ ...options, ...given });
  const { store, homes } = shared;
  const tables = new Tables({
    games,
    store,
    now,
    mostHosted: limits.tablesAtOnce,
    isAlone,
    isHeardOf: homes.isHeardOf,
    failed: log.error,
    conflicted: log.conflict,
    ...(makeSeed ? { makeSeed } : {}),
  });
  logPhases(tables, log);
  forgetAddresses(tables);
  const channels = new TableChannels(tables, counts);
  // Alone no other process has written since a table was read.
  if (!isAlone) shared.leases.onTaken((table) => channels.refresh(table));
  const attendance = new Attendance(tables, channels, { isAlone });
  const { threads = Math.max(1, availableParallelism() - 1), budget = USUAL_BUDGET } = bots;
  const { delay = () => humanDelay(draw) } = bots;
  const pool = openPool({ worker: bots.worker, threads, killAfter: budget + KILL_AFTER });
  const autoplayer = new Autoplayer({
    tables,
    pool,
    leases: shared.leases,
    takeOverEvery: isAlone ? TAKE_OVER_EVERY : lease / 3,
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
  const connections = new HttpConnections({ limits, proxies, metrics: counts });
  let isStopping = false;
  const state = { database, isStopping: () => isStopping, now } as const;
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
        statusRoutes(fastify, { tables, metrics: counts, others: shared.figures, ...state }),
    },
  );
  const keys = new SocketKeys(identities, log.error);
  const context = {
    tables,
    channels,
    checkAutoplay,
    joined: (channel: TableChannel) => attendance.noteArrivals(channel),
    limits,
    inbox: new Inbox(),
    hints: new Hints({ games, pool, budget, log, metrics: counts }),
    hintLimiter: limiters.hintsOfAddress,
    homes,
    log,
    metrics: counts,
  };
  const forwardedClients = new ForwardedClients(context);
  const sockets = new SocketServer({
    ...context,
    outbox: new Outbox(),
    messages: limiters.messagesOfAddress,
    requests: limiters.requests,
    byAddress,
    socketsElsewhere: shared.socketsElsewhere,
    connections,
    identities,
    keys,
    publicAddress,
    proxies,
  });
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));

  let housekeeping: Awaited<ReturnType<typeof startHousekeeping>> | null = null;
  /** Ends all that was begun, also if the server could not start. */
  async function end(): Promise<void> {
    isStopping = true;
    const tidied = housekeeping?.stop();
    sockets.close();
    forwardedClients.close();
    const autoplayed = autoplayer.stop();
    await pool.close();
    await Promise.all([autoplayed, tidied]);
    await shared.leave();
    await tables.settle();
    const overdue = setTimeout(() => {
      sockets.cutOff();
      app.server.closeAllConnections();
    }, CLOSE_TIMEOUT);
    await app.close();
    clearTimeout(overdue);
    await store.close();
  }
  try {
    await shared.join((client, outlet) => forwardedClients.begin(client, outlet));
    housekeeping = await startHousekeeping({
      tables,
      channels,
      attendance,
      sharing: shared,
      autoplayer,
      sockets,
      forwardedClients,
      keys,
      isAlone,
      lease,
      archiveAfter,
      log,
    });
    const address = await app.listen({ port: options.port, host: options.host });
    autoplayer.start();
    log.started({ address, database, version: VERSION });
    return {
      address,
      async stop() {
        if (isStopping) return;
        log.stopping();
        await end();
        log.stopped();
      },
    };
  } catch (error) {
    // Why it could not start matters more than what then fails besides.
    await end().catch(log.error);
    throw error;
  }
}

/** Logs when games begin and end. */
function logPhases(tables: Tables, log: ServerOptions['log']): void {
  tables.onEntry(({ id, table }, _entry, before) => {
    if (table.phase === before.phase || table.phase === 'gathering') return;
    log.table(table.phase === 'over' ? 'over' : 'began', { id, game: table.setting.game });
  });
}

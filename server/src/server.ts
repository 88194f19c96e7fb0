import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Autoplayer } from './autoplay/autoplayer.ts';
import { Hints } from './bots/hints.ts';
import { draw, humanDelay } from './bots/pace.ts';
import { openPool } from './bots/pool.ts';
import { appOf } from './http/app.ts';
import { HttpConnections } from './http/http-connections.ts';
import { statusRoutes } from './http/status-routes.ts';
import { Identities } from './identity/identities.ts';
import { openFilesLimit, withinDescriptors } from './limits/descriptors.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { rateLimitersOf } from './limits/rate-limiters.ts';
import { VERSION } from './operate/health.ts';
import type { Logger } from './operate/log.ts';
import { metrics } from './operate/metrics.ts';
import { noteTables } from './operate/note-tables.ts';
import { regularly } from './operate/regularly.ts';
import { followOtherProcesses } from './other-processes.ts';
import { Attendance } from './socket/attendance.ts';
import { Outbox } from './socket/outbox.ts';
import { SocketServer } from './socket/socket-server.ts';
import { TableChannels } from './socket/table-channels.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { GameRegistry } from './table/game-registry.ts';
import { Tables } from './tables/tables.ts';

export interface ServerOptions {
  readonly games: GameRegistry;
  readonly store: StoreLocation;
  readonly port: number;
  readonly host: string;
  /** Where people reach the house, as in `https://example.org`. */
  readonly publicAddress?: string;
  /** How many proxies of our own stand before us and write down the address of who asks. */
  readonly proxies?: number;
  /** The folder of the built page; without it there is only the protocol. */
  readonly pages?: string;
  readonly bots: BotOptions;
  readonly limits?: Partial<Limits>;
  readonly log: Logger;
  /** 256 bits as hex that nobody can guess. */
  readonly makeSeed?: () => string;
  /** After how many days without a choice a table that is not over is archived; 0 for never. */
  readonly archiveAfter?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface BotOptions {
  /** The module of the threads where bots think. */
  readonly worker: URL;
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly budget?: number;
  /** After how many milliseconds an order left behind answers. */
  readonly delay?: () => number;
}

export interface RunningServer {
  /** Where it listens. */
  readonly address: string;
  /** Ends it. Whatever was being done is done, and nothing is lost. */
  stop(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
/** In days. */
const ARCHIVE_AFTER = 180;
/** A bot that has not answered long after its time is ended, in milliseconds. */
const KILL_AFTER = 10_000;
const USUAL_BUDGET = 1_000;
/** A commit that takes longer is worth a line in the log, in milliseconds. */
const SLOW_COMMIT = 500;
/** How long whoever is connected may take to hang up when the house closes, in milliseconds. */
const CLOSE_TIMEOUT = 2_000;

/** Opens the house. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { games, log, bots, publicAddress = null, proxies = 0 } = options;
  const counts = metrics();
  const store = await openStore(options.store, {
    committed({ rows, milliseconds }) {
      counts.commitRows.observe(rows);
      counts.commitSeconds.observe(milliseconds / 1000);
      if (milliseconds > SLOW_COMMIT) log.slowCommit({ rows, milliseconds: Math.round(milliseconds) });
    },
  });
  const isAlone = 'data' in options.store;
  const database = isAlone ? 'sqlite' : 'postgres';
  const limits = withinDescriptors({ ...LIMITS, ...options.limits }, openFilesLimit());
  const { makeSeed, now = Date.now } = options;
  const tables = new Tables({
    games,
    store,
    now,
    failed: log.error,
    conflicted: log.conflict,
    ...(makeSeed ? { makeSeed } : {}),
  });
  noteTables(tables, log);
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
  followOtherProcesses({ tables, channels, checkAutoplay, log });

  const identities = new Identities(store.identities, {
    isSecure: publicAddress?.startsWith('https:') === true,
    now,
  });
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
  const sockets = new SocketServer({
    tables,
    channels,
    checkAutoplay,
    joined: (channel) => attendance.noteArrivals(channel),
    limits,
    outbox: new Outbox(),
    messages: new RateLimiter(limits.messagesOfAddress),
    hints: new Hints({ games, pool, budget, log, metrics: counts }),
    hintLimiter: new RateLimiter(limits.hintsOfAddress),
    requests: limiters.requests,
    connections,
    identities,
    publicAddress,
    proxies,
    log,
    metrics: counts,
  });
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));

  const unloadIdle = async () => {
    // Before they leave memory: nobody else looks after a table where nobody is.
    await attendance.sweep();
    for (const { id, table } of tables.unloadIdle()) {
      await autoplayer.release(id);
      log.table('left memory', { id, game: table.setting.game });
    }
  };
  const { archiveAfter = ARCHIVE_AFTER } = options;
  const archive = async () => {
    if (archiveAfter === 0) return;
    const archivedTables = await store.tables.archive(now() - archiveAfter * DAY, now());
    if (archivedTables > 0) log.archived({ tables: archivedTables });
  };
  await archive();
  const tidying = regularly(log, {
    gathering: [5_000, () => attendance.sweep()],
    idle: [5_000, unloadIdle],
    dealings: [1_000, () => tables.endDealings()],
    presence: [15_000, async () => channels.refreshPresence()],
    // Alone there is nobody whose notice could be lost.
    notices: [5_000, async () => isAlone || tables.catchUpAll()],
    archive: [3_600_000, archive],
    keys: [3_600_000, async () => store.identities.sweepKeys(now())],
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
      const tidied = tidying.stop();
      sockets.close();
      const driven = autoplayer.stop();
      await pool.close();
      await Promise.all([driven, tidied]);
      await tables.settle();
      const lastWord = setTimeout(() => {
        sockets.cutOff();
        app.server.closeAllConnections();
      }, CLOSE_TIMEOUT);
      await app.close();
      clearTimeout(lastWord);
      await store.close();
      log.stopped();
    },
  };
}

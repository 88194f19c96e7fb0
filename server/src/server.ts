import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { draw } from './bots/draw.ts';
import { Hints } from './bots/hints.ts';
import { humanDelay } from './bots/pace.ts';
import { openPool } from './bots/pool.ts';
import { Driver } from './autoplay/autoplayer.ts';
import { OpenHall } from './tables/tables.ts';
import { appOf } from './http/app.ts';
import { Connections } from './http/http-connections.ts';
import { Identities } from './identity/identities.ts';
import { openFilesLimit, withinDescriptors } from './limits/descriptors.ts';
import { Gate } from './limits/rate-limiter.ts';
import { gatesOf } from './limits/rate-limiters.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { listenToNeighbours } from './other-processes.ts';
import { VERSION } from './operate/health.ts';
import type { Logger } from './operate/log.ts';
import { metrics } from './operate/metrics.ts';
import { noteTables } from './operate/note-tables.ts';
import { regularly } from './operate/regularly.ts';
import { statusRoutes } from './http/status-routes.ts';
import type { Shelf } from './game-registry.ts';
import { Attendance } from './socket/attendance.ts';
import { Outbox } from './socket/outbox.ts';
import { Rooms } from './socket/table-channels.ts';
import { SocketDoor } from './socket/socket-server.ts';
import { openStore, type Place } from './store/open-store.ts';

export interface ServerOptions {
  readonly shelf: Shelf;
  readonly store: Place;
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
const LAST_WORD = 2_000;

/** Opens the house. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { shelf, log, bots, publicAddress = null, proxies = 0 } = options;
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
  const hall = new OpenHall({
    shelf,
    store,
    now,
    failed: log.error,
    conflicted: log.conflict,
    ...(makeSeed ? { makeSeed } : {}),
  });
  noteTables(hall, log);
  const rooms = new Rooms(hall, counts);
  const attendance = new Attendance(hall, rooms, { isAlone });
  const { threads = Math.max(1, availableParallelism() - 1), budget = USUAL_BUDGET } = bots;
  const { delay = () => humanDelay(draw) } = bots;
  const pool = openPool({ worker: bots.worker, threads, killAfter: budget + KILL_AFTER });
  const driver = new Driver({
    hall,
    pool,
    // With SQLite there is no other process: what the last one left is ours at once.
    me: isAlone ? 'alone' : randomUUID(),
    budget,
    delay,
    wake: (live, seat) => rooms.at(live.id)?.announce({ type: 'wake' }, ({ own }) => own === seat),
    log,
    metrics: counts,
  });
  const stir = driver.consider.bind(driver);
  listenToNeighbours({ hall, rooms, stir, log });

  const identities = new Identities(store.identities, {
    isSecure: publicAddress?.startsWith('https:') === true,
    now,
  });
  const gates = gatesOf(limits);
  const connections = new Connections({ limits, proxies, metrics: counts });
  let isStopping = false;
  const app = appOf(
    { hall, shelf, tables: store.tables, identities, limits, gates, now },
    {
      publicAddress,
      proxies,
      connections,
      log,
      metrics: counts,
      pages: options.pages ?? null,
      extras: (fastify) =>
        statusRoutes(fastify, { hall, metrics: counts, database, isStopping: () => isStopping, now }),
    },
  );
  const door = new SocketDoor({
    hall,
    rooms,
    stir,
    arrived: (room) => attendance.note(room),
    limits,
    outbox: new Outbox(),
    messages: new Gate(limits.messagesOfAddress),
    hints: new Hints({ shelf, pool, budget, log, metrics: counts }),
    hintGate: new Gate(limits.hintsOfAddress),
    requests: gates.requests,
    connections,
    identities,
    publicAddress,
    proxies,
    log,
    metrics: counts,
  });
  app.server.on('upgrade', (request, stream, head) => door.upgrade(request, stream, head));

  const letIdleGo = async () => {
    // Before they leave memory: nobody else looks after a table where nobody is.
    await attendance.sweep();
    for (const { id, table } of hall.letIdleGo()) {
      await driver.letGo(id);
      log.table('left memory', { id, game: table.setting.game });
    }
  };
  const { archiveAfter = ARCHIVE_AFTER } = options;
  const archive = async () => {
    if (archiveAfter === 0) return;
    const tables = await store.tables.archive(now() - archiveAfter * DAY, now());
    if (tables > 0) log.archived({ tables });
  };
  await archive();
  const tidying = regularly(log, {
    gathering: [5_000, () => attendance.sweep()],
    idle: [5_000, letIdleGo],
    dealings: [1_000, () => hall.endDealings()],
    presence: [15_000, async () => rooms.refreshPresence()],
    // Alone there is nobody whose notice could be lost.
    notices: [5_000, async () => isAlone || hall.catchUpAll()],
    archive: [3_600_000, archive],
    keys: [3_600_000, async () => store.identities.sweepKeys(now())],
  });
  const address = await app.listen({ port: options.port, host: options.host }).catch(async (error) => {
    await store.close();
    throw error;
  });
  driver.start();
  log.started({ address, database, version: VERSION });

  return {
    address,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      log.stopping();
      const tidied = tidying.stop();
      door.shut();
      const driven = driver.stop();
      await pool.close();
      await Promise.all([driven, tidied]);
      await hall.settle();
      const lastWord = setTimeout(() => {
        door.cutOff();
        app.server.closeAllConnections();
      }, LAST_WORD);
      await app.close();
      clearTimeout(lastWord);
      await store.close();
      log.stopped();
    },
  };
}

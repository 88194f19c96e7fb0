/** The server that is measured, in a process of its own: `node host.ts FOLDER`. Asked, it tells how much it holds. */
import { botsWorker } from '@vigilia/cli/serve';
import { game as eleven } from '@vigilia/game-011';
import { type GameEntry, logger, startServer } from '@vigilia/server';
import { seedOf } from './plan.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const [data = ''] = process.argv.slice(2);
const shelved = { game: eleven, bots: ['apprentice'], opponent: 'apprentice', hasSecrets: true };
let opened = 0;

const server = await startServer({
  games: new Map([[eleven.id, shelved as unknown as GameEntry]]),
  store: process.env.DATABASE_URL === undefined ? { data } : { url: process.env.DATABASE_URL },
  port: 0,
  host: '127.0.0.1',
  bots: { worker: botsWorker },
  limits: {
    requests: PLENTY,
    files: PLENTY,
    messages: PLENTY,
    messagesOfAddress: PLENTY,
    newcomers: PLENTY,
    tables: PLENTY,
    tablesOfAddress: PLENTY,
    tablesAtOnce: 1e9,
    socketsOfAddress: 1e6,
    connectionsOfAddress: 1e6,
  },
  log: logger('error'),
  // Known beforehand, so that the games can be.
  makeSeed: () => seedOf(opened++),
});

process.on('message', (message) => {
  if (message === 'stop') return void server.stop().then(() => process.exit());
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuSeconds: (user + system) / 1e6 });
});
// Whoever measures has gone.
process.on('disconnect', () => process.exit());
process.send?.({ address: server.address });

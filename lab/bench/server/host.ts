/** The measured server, in a process of its own: `node host.ts FOLDER`. It tells its memory and CPU time when asked. */
import { botsWorker } from '@vigilia/cli/serve/bots-worker';
import { entry } from '@vigilia/game-011';
import type { GameEntry } from '@vigilia/kernel';
import { logger, startServer } from '@vigilia/server';
import { GENEROUS } from '@vigilia/server/testing/limits';
import { seedOf } from './plan.ts';
import { reportUse } from './report-use.ts';

const [data = ''] = process.argv.slice(2);
let opened = 0;

const server = await startServer({
  games: new Map([[entry.profile.id, entry as unknown as GameEntry]]),
  store: process.env.DATABASE_URL === undefined ? { data } : { url: process.env.DATABASE_URL },
  port: 0,
  host: '127.0.0.1',
  bots: { worker: botsWorker },
  limits: GENEROUS,
  log: logger('error'),
  // The seeds are known beforehand, so that the games are known too.
  makeSeed: () => seedOf(opened++),
});

process.on('message', (message) => {
  if (message === 'stop') return void server.stop().then(() => process.exit());
  if (message === 'collect') globalThis.gc?.();
  reportUse();
});
// The measuring process has ended.
process.on('disconnect', () => process.exit());
process.send?.({ address: server.address });

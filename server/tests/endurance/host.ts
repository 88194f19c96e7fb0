/**
 * A server as a process of its own, so that it can be killed: `host.ts <folder or address of a database> [<lease in
 * milliseconds>]`. Once it has loaded its code it waits to be told a port. Its first line says where it listens; every further one is
 * something that went wrong. It ends with the process that started it.
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { logger } from '../../src/operate/log.ts';
import { startServer } from '../../src/server.ts';
import { games } from '../play/games.ts';
import { GENEROUS } from '../play/limits.ts';

const [where = '', lease] = process.argv.slice(2);
const worker = new URL('./worker.ts', import.meta.url);
const told = createInterface(process.stdin);

told.once('line', async (port) => {
  const { address } = await startServer({
    games,
    store: where.startsWith('postgres:') ? { url: where } : { data: where },
    port: Number(port),
    host: '127.0.0.1',
    bots: { worker, threads: 1, budget: 50 },
    limits: GENEROUS,
    ...(lease !== undefined && { durations: { lease: Number(lease) } }),
    log: logger('error'),
  });
  console.log(JSON.stringify({ address }));
  // Who is killed keeps nothing otherwise, and the next one would compile everything again.
  flushCompileCache();
});
told.once('close', () => process.exit());

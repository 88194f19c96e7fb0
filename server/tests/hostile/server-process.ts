/**
 * A server under its ordinary limits as a process of its own: `server-process.ts <data folder> <page folder>`. It prints
 * its address, and ends with the process that started it.
 */
import { logger } from '../../src/operate/log.ts';
import { startServer } from '../../src/server.ts';
import { games, worker } from '../play/games.ts';

const [data = '', pages = ''] = process.argv.slice(2);
const { address } = await startServer({
  games,
  store: { data },
  pages,
  port: 0,
  host: '127.0.0.1',
  bots: { worker, threads: 1, budget: 50 },
  log: logger('silent'),
});
console.log(address);
process.stdin.once('end', () => process.exit()).resume();

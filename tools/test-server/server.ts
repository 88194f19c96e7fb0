/**
 * A whole server with the built page, on a port and in a folder of its own, until its standard input closes. It reads
 * commands there: `deal <seed>` sets the seed of the tables to come, `pass <milliseconds>` moves its clock on. Until a
 * seed is set, all tables have the same one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { botsWorker, gameRegistry } from '@vigilia/cli/serve';
import { namedSeed } from '@vigilia/kernel';
import { logger, startServer } from '@vigilia/server';
import { GENEROUS } from '@vigilia/server/testing/limits';

const data = mkdtempSync(join(tmpdir(), 'vigilia-e2e-'));
let seed = namedSeed('a table of the test server');
let passed = 0;
const server = await startServer({
  games: gameRegistry(),
  store: { data },
  port: 0,
  host: '127.0.0.1',
  pages: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  bots: {
    worker: botsWorker,
    threads: 1,
    budget: 200,
    // No test needs an order to look like a person.
    delay: () => 200,
  },
  // All the people of a test come from one address.
  limits: GENEROUS,
  log: logger('error'),
  makeSeed: () => seed,
  now: () => Date.now() + passed,
});
console.log(server.address);

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, what = ''] = line.split(' ');
  if (verb === 'deal') seed = what;
  if (verb === 'pass') passed += Number(what);
  console.log('done');
}
await server.stop();
rmSync(data, { recursive: true });
process.exit();

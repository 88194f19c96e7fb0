/**
 * A whole house with the built page, on a port and in a folder of its own, until whoever started it is gone. It may
 * be told how to deal at the tables to come (`deal <seed>`), and that time has passed (`pass <milliseconds>`).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { botsWorker, gameRegistry } from '@vigilia/cli/serve';
import { logger, startServer } from '@vigilia/server';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

const data = mkdtempSync(join(tmpdir(), 'vigilia-e2e-'));
let seed: string | null = null;
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
    // Nobody here has to take an order for a person.
    delay: () => 200,
  },
  // All the people of a test come from one address.
  limits: {
    requests: PLENTY,
    files: PLENTY,
    messages: PLENTY,
    messagesOfAddress: PLENTY,
    newcomers: PLENTY,
    tables: PLENTY,
    tablesOfAddress: PLENTY,
    replays: PLENTY,
    tablesAtOnce: 1e9,
  },
  log: logger('error'),
  makeSeed: () => seed ?? randomBytes(32).toString('hex'),
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

import { afterAll, beforeAll, expect } from 'vitest';
import { checkImported } from '../../src/imported-table.ts';
import { logger } from '../../src/operate/log.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { ServerOptions } from '../../src/server-options.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Fresh, freshFolder } from '../store/databases.ts';
import { games, worker } from './games.ts';
import { GENEROUS } from './limits.ts';
import { seedsInOrder } from './seeds.ts';

export interface TestServer extends RunningServer {
  /** Everything that was logged. */
  readonly logged: readonly string[];
}

/** A whole server in this process. */
export async function startTestServer(
  store: ServerOptions['store'],
  given: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const logged: string[] = [];
  const server = await startServer({
    games,
    store,
    port: 0,
    host: '127.0.0.1',
    bots: { worker, threads: 1, budget: 50 },
    limits: GENEROUS,
    makeSeed: seedsInOrder(),
    log: logger('debug', { write: (line) => void logged.push(line) }),
    ...given,
  });
  return { ...server, logged };
}

/** A server for the tests of one file. */
export function useTestServer(
  given: Partial<ServerOptions> = {},
  fresh: () => Promise<Fresh> = freshFolder,
): () => TestServer {
  let where: Fresh;
  let server: TestServer;
  beforeAll(async () => {
    where = await fresh();
    server = await startTestServer(where.location, given);
  });
  afterAll(async () => {
    await server.stop();
    await checkAllImportable(where.location);
    await where.remove();
  });
  return () => server;
}

/** Every table that a server has written could be brought to another one. */
async function checkAllImportable(location: ServerOptions['store']): Promise<void> {
  const store = await openStore(location);
  for (const id of await store.tables.ids('', 1_000)) {
    const whole = await store.whole.read(id);
    expect(whole && (await checkImported(games, whole)), id).toHaveProperty('phase');
  }
  await store.close();
}

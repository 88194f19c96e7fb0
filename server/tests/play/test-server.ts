import { afterAll, beforeAll } from 'vitest';
import { logger } from '../../src/operate/log.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { ServerOptions } from '../../src/server-options.ts';
import { type Fresh, freshFolder } from '../store/databases.ts';
import { games, worker } from './games.ts';
import { GENEROUS } from './limits.ts';

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
    await where.remove();
  });
  return () => server;
}

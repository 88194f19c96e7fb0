import { afterAll, beforeAll } from 'vitest';
import { logger } from '../../src/operate/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';
import { type Fresh, freshFolder } from '../store/databases.ts';
import { GENEROUS } from './limits.ts';
import { shelf, worker } from './games.ts';

export interface House extends RunningServer {
  /** Everything that was logged. */
  readonly logged: readonly string[];
}

/** A whole server in this process. */
export async function startHouse(
  store: ServerOptions['store'],
  given: Partial<ServerOptions> = {},
): Promise<House> {
  const logged: string[] = [];
  const server = await startServer({
    shelf,
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

/** A house for the tests of one file. */
export function useHouse(
  given: Partial<ServerOptions> = {},
  fresh: () => Promise<Fresh> = freshFolder,
): () => House {
  let where: Fresh;
  let house: House;
  beforeAll(async () => {
    where = await fresh();
    house = await startHouse(where.place, given);
  });
  afterAll(async () => {
    await house.stop();
    await where.remove();
  });
  return () => house;
}

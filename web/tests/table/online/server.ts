import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entry } from '@vigilia/game-011';
import type { GameEntry } from '@vigilia/kernel';
import { logger, type RunningServer, type ServerOptions, startServer } from '@vigilia/server';
import { afterAll, beforeAll } from 'vitest';

const PLENTY = { burst: 1e6, perSecond: 1e6 };

/** Starts a server in this process for the tests of one file. Returns its address. */
export function useServer(given: Partial<ServerOptions> = {}): () => string {
  const data = mkdtempSync(join(tmpdir(), 'vigilia-web-'));
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({
      games: new Map([[entry.profile.id, entry as unknown as GameEntry]]),
      store: { data },
      port: 0,
      host: '127.0.0.1',
      bots: { worker: new URL('./bots.ts', import.meta.url), threads: 1, budget: 50, delay: () => 0 },
      limits: {
        newcomers: PLENTY,
        tables: PLENTY,
        tablesOfAddress: PLENTY,
        replays: PLENTY,
        messages: PLENTY,
      },
      log: logger('error', { write: () => {} }),
      ...given,
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  });
  return () => server.address;
}

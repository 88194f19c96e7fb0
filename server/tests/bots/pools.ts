import { afterEach } from 'vitest';
import { openPool, type Pool, type PoolOptions } from '../../src/bots/pool.ts';

export const WORKER = new URL('./worker.ts', import.meta.url);

const opened: Pool[] = [];

/** A pool that is closed after the test. No bot is ended for being late unless the test is about that. */
export function poolOf(options: Partial<PoolOptions> = {}): Pool {
  const pool = openPool({ worker: WORKER, threads: 2, killAfter: 50_000, ...options });
  opened.push(pool);
  return pool;
}

export function closePoolsAfterEach(): void {
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pool) => pool.close()));
  });
}

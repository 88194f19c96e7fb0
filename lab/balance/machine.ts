import { availableParallelism, cpus } from 'node:os';
import type { Part, Run } from './rows.ts';

/** Plays a part and notes what it ran on. */
export async function measured<R>(seed: string, play: () => Promise<readonly R[]>): Promise<Part<R>> {
  const start = performance.now();
  const rows = await play();
  const run: Run = {
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    date: new Date().toISOString().slice(0, 10),
    seconds: Math.round((performance.now() - start) / 1000),
    seed,
  };
  return { run, rows };
}

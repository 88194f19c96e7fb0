import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./memory-worker.ts', import.meta.url));

/** What one round of an attack sent, and the memory in use after it, in bytes. */
export interface Round {
  /** Hostile messages, each of which was answered. */
  readonly sent: number;
  /** Frames and requests of floods, each of which was cut off. */
  readonly flooded: number;
  readonly heap: number;
  readonly rss: number;
}

/** Attacks a server in a process of its own in some equal rounds of hostile messages and floods. */
export async function* memoryAfterRounds(rounds: number, messages: number): AsyncGenerator<Round> {
  const worker = spawn(process.execPath, ['--expose-gc', WORKER, String(rounds), String(messages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: worker.stdout })) yield JSON.parse(line) as Round;
}

/** More than this above its beginning, in bytes, is no longer flat: the attacks that this guards against took 1.5 GB. */
export const MOST_GROWN = 200 * 2 ** 20;
/** The same for the heap after garbage collection, from the first round on, which warms up. */
const MOST_KEPT = 30 * 2 ** 20;

/** Whether the rounds after the first left nothing behind. */
export function isFlat([first, ...rounds]: readonly Round[]): boolean {
  if (first === undefined || rounds.length === 0) return false;
  return rounds.every(({ heap, rss }) => heap - first.heap < MOST_KEPT && rss - first.rss < MOST_GROWN);
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WORKER = fileURLToPath(new URL('./memory-worker.ts', import.meta.url));

/** What is in use, in bytes, after each of some equal rounds of hostile messages in a process of its own. */
export async function memoryAfterRounds(rounds: number, messages: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    WORKER,
    String(rounds),
    String(messages),
  ]);
  return JSON.parse(stdout) as number[];
}

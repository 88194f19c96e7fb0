import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@vigilia/tools/root';

/** What the command `vigilia` prints with `--json`; its progress goes to the terminal. */
export async function vigilia<R>(...given: readonly string[]): Promise<R> {
  const command = [join(root, 'cli/bin/vigilia.mjs'), ...given, '--json'];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${given.join(' ')} ended with ${code}`);
  return JSON.parse(printed);
}

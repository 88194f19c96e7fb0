import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { finished, type Result, start } from '../command.ts';

export interface Served {
  /** The address that it printed. */
  readonly address: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves at the end of the process. */
  readonly end: Promise<Result>;
}

const running = new Set<ChildProcessWithoutNullStreams>();

/** Starts `vigilia serve` on a free port and waits until it runs. */
export async function served(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const child = start(['serve', '--port', '0', ...args], { DATABASE_URL: '', ...env });
  running.add(child);
  const end = finished(child).finally(() => running.delete(child));
  const address = await Promise.race([
    addressIn(child),
    end.then(({ err }) => Promise.reject(new Error(`The server did not start: ${err}`))),
  ]);
  return { address, child, end };
}

/** Ends the processes that a failed test has left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

function addressIn(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: string) => {
      said += chunk;
      const [address] = /http:\S+(?=\n)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

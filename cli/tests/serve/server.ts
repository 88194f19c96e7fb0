import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { finished, type Result, start } from '../command.ts';

export interface Served {
  /** Where it listens, as it says itself. */
  readonly address: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** Kept when the process is over. */
  readonly end: Promise<Result>;
}

const running = new Set<ChildProcessWithoutNullStreams>();

/** Starts `vigilia serve` on a free port and waits until it is open. */
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

/** Ends what a failed test has left behind. */
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

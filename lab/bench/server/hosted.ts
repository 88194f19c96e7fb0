import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Use } from './report-use.ts';

/** A server in a process of its own. */
export interface Hosted {
  readonly address: string;
  use(): Promise<Use>;
  /** What it uses once all garbage is collected. */
  useWithoutGarbage(): Promise<Use>;
  stop(how?: { readonly keepsFolder?: boolean }): Promise<void>;
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vigilia-bench-'));
}

export async function host(program: string | URL = './host.ts', folder = emptyFolder()): Promise<Hosted> {
  const child = fork(new URL(program, import.meta.url), [folder], { execArgv: ['--expose-gc'] });
  const ask = async (message: string) => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer as Use;
  };
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    use: () => ask('use'),
    useWithoutGarbage: () => ask('collect'),
    async stop({ keepsFolder = false } = {}) {
      child.send('stop');
      await once(child, 'exit');
      if (!keepsFolder) rmSync(folder, { recursive: true });
    },
  };
}

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

/** `database` is the address of a PostgreSQL; without it the server keeps its tables in the folder. */
export async function host(
  program: string | URL = './host.ts',
  { folder = emptyFolder(), database }: { readonly folder?: string; readonly database?: string } = {},
): Promise<Hosted> {
  const child = fork(new URL(program, import.meta.url), [folder], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...(database !== undefined && { DATABASE_URL: database }) },
  });
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

import { join } from 'node:path';
import { start } from './run.ts';

export interface ServedCopy {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts `vigilia serve` of a copy of the repository on a free port. Its tables lie in the copy. */
export async function serveCopy(folder: string): Promise<ServedCopy> {
  const data = join(folder, 'tables');
  const server = start(folder, ['cli/bin/vigilia.mjs', 'serve', '--port', '0', '--data', data]);
  const gone = new Promise<void>((resolve) => server.on('close', () => resolve()));
  let said = '';
  const keep = (chunk: string) => {
    said += chunk;
  };
  server.stderr.setEncoding('utf8').on('data', keep);
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      keep(chunk);
      const [found] = /http:\S+(?=\n)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void gone.then(() => reject(new Error(`The server of the copy did not start: ${said}`)));
  });
  return {
    address,
    stop() {
      server.kill('SIGTERM');
      return gone;
    },
  };
}

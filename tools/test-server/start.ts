import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodePath } from '../setup/node.mjs';

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url));

export interface TestServer {
  readonly address: string;
  /** Every table that opens from now on gets this seed. */
  deal(seed: string): Promise<void>;
  /** Moves its clock on by this number of milliseconds. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with the built page in a process of its own. It stops by itself when this process ends. */
export async function startTestServer(): Promise<TestServer> {
  const server = spawn(nodePath(), [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = server.stdout.setEncoding('utf8');
  const [said] = (await Promise.race([
    once(answers, 'data'),
    once(server, 'exit').then(() =>
      Promise.reject(new Error('The server did not start. Has `npm run build` been run?')),
    ),
  ])) as [string];
  const tell = async (line: string) => {
    const done = once(answers, 'data');
    server.stdin.write(`${line}\n`);
    await done;
  };
  return {
    address: said.trim(),
    deal: (seed) => tell(`deal ${seed}`),
    pass: (milliseconds) => tell(`pass ${milliseconds}`),
    async stop() {
      const gone = once(server, 'exit');
      server.stdin.end();
      await gone;
    },
  };
}

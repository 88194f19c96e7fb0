import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodePath } from '../setup/node.mjs';

const HOUSE = fileURLToPath(new URL('./server.ts', import.meta.url));

export interface TestServer {
  readonly address: string;
  /** Every table that is opened from now on has this seed. */
  deal(seed: string): Promise<void>;
  /** Its clock goes on by so many milliseconds. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a house with the built page in a process of its own. It closes by itself when this process is gone. */
export async function startTestServer(): Promise<TestServer> {
  const house = spawn(nodePath(), [HOUSE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = house.stdout.setEncoding('utf8');
  const [said] = (await Promise.race([
    once(answers, 'data'),
    once(house, 'exit').then(() => Promise.reject(new Error('The house did not open: npm run build?'))),
  ])) as [string];
  const tell = async (line: string) => {
    const done = once(answers, 'data');
    house.stdin.write(`${line}\n`);
    await done;
  };
  return {
    address: said.trim(),
    deal: (seed) => tell(`deal ${seed}`),
    pass: (milliseconds) => tell(`pass ${milliseconds}`),
    async stop() {
      const gone = once(house, 'exit');
      house.stdin.end();
      await gone;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodePath } from '../ready/node.mjs';

const HOUSE = fileURLToPath(new URL('./house.ts', import.meta.url));

export interface House {
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens a house with the built page in a process of its own. It closes by itself when this process is gone. */
export async function startHouse(): Promise<House> {
  const house = spawn(nodePath(), [HOUSE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([
    once(house.stdout.setEncoding('utf8'), 'data'),
    once(house, 'exit').then(() => Promise.reject(new Error('The house did not open: npm run page?'))),
  ])) as [string];
  return {
    address: said.trim(),
    async stop() {
      const gone = once(house, 'exit');
      house.stdin.end();
      await gone;
    },
  };
}

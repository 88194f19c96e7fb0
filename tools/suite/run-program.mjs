import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/root.mjs';

/**
 * Runs a program in Node and answers how it ended. Its output goes to this terminal, or line by line behind a name when
 * two programs run at once.
 * @param {string[]} args
 * @param {{ name?: string | undefined, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<number | null>}
 */
export function runProgram(args, { name, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = name === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(nodePath(), args, { cwd: root, env, stdio: /** @type {'inherit'} */ (stdio) });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface(stream).on('line', (line) => console.log(`${name} | ${line}`));
    }
    child.on('error', reject);
    child.on('close', resolve);
  });
}

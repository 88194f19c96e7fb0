import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/root.mjs';
import { endWithNpm } from './end-with-npm.mjs';

/** @typedef {{ args: string[], env?: Record<string, string> }} Program what Node runs */

/**
 * Runs programs side by side, with their names before the lines that they print. When one ends, the others are
 * stopped, and this process ends as the first one did.
 * @param {Record<string, Program>} programs
 * @returns {AbortSignal} aborted when the first one has ended
 */
export function runTogether(programs) {
  const over = new AbortController();
  const width = Math.max(...Object.keys(programs).map((name) => name.length));
  const running = Object.entries(programs).map(([name, { args, env }]) => {
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => {
        if (line.trim() !== '') console.log(`${name.padEnd(width)} | ${line}`);
      });
    child.on('exit', (code) => {
      if (!over.signal.aborted) process.exitCode = code ?? 0;
      over.abort();
      stopAll();
    });
    return child;
  });
  const stopAll = () => {
    for (const child of running) if (child.exitCode === null) child.kill('SIGTERM');
  };
  // A terminal sends Ctrl-C to the programs as well; a signal to this process alone has to be passed on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
  endWithNpm(stopAll);
  return over.signal;
}

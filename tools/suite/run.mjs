import { spawn } from 'node:child_process';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/root.mjs';

/** Most checks run on one core. */
const AT_ONCE = 2;

/**
 * Runs all checks, some at a time.
 * @param {import('./list.mjs').Check[]} checks
 * @returns {Promise<import('./vitest.mjs').Outcome>}
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {import('./vitest.mjs').Outcome} */
  const outcome = { passed: 0, failed: [] };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (await runCheck(check)) outcome.passed++;
      else outcome.failed.push(`the check of ${check.name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}

/**
 * Runs one check, prints a line about it and shows its output only if it failed.
 * @param {import('./list.mjs').Check} check
 * @returns {Promise<boolean>} whether it passed
 */
async function runCheck({ name, args }) {
  const start = Date.now();
  const { code, output } = await capture(args);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(17)} ${seconds.padStart(6)} s`);
  if (code !== 0) console.log(`\n${output.trim() || `${name} ended with ${code} and printed nothing.`}\n`);
  return code === 0;
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {string} */ chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

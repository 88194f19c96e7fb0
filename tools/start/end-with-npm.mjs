import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the processes above. */
const INTERVAL = 500;

/**
 * Calls `end` once npm, which runs this process, is gone: npm passes a signal to its shell alone, which leaves its
 * children behind, and passes on nothing if it is killed. To be called before anything that takes long.
 * @param {() => void} end
 */
export function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(watch);
    end();
  }, INTERVAL);
  watch.unref();
}

/**
 * The process of npm: the one above, or the one above that if a shell stands between.
 * @param {number} parent
 * @returns {number}
 */
function npmAbove(parent) {
  // Windows does not say who started a process; there the shell ends with npm's console.
  if (process.platform === 'win32') return parent;
  const { above, program } = processOf(parent);
  return /^\S*sh$/.test(program) ? above : parent;
}

/**
 * @param {number} id
 * @returns {{ above: number, program: string }}
 */
function processOf(id) {
  const [, above, program = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(lineOf(id)) ?? [];
  return { above: Number(above ?? id), program };
}

/**
 * The process above and the program of a process, as `ps` writes them. An image of Linux may have no `ps`.
 * @param {number} id
 */
function lineOf(id) {
  try {
    const [, program, above] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return `${above} ${program}`;
  } catch {
    return spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(id)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** @param {number} id */
function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch (problem) {
    // A process of another user is alive as well.
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
  }
}

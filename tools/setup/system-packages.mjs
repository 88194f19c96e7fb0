import { spawnSync } from 'node:child_process';

const manager = 'apt-get';

/** How long to wait for another package manager, in seconds. */
const PATIENCE = 600;
/** How long to wait before asking again, in milliseconds. */
const PAUSE = 3_000;

/**
 * Installs a package of the system if it can: as root, on Debian and systems like it.
 * @param {string} name
 * @param {string} reason what needs it
 */
export function installPackage(name, reason) {
  if (process.getuid?.() !== 0 || spawnSync(manager, ['--version']).status !== 0) return;
  console.log(`Installing the package ${name}, which ${reason} (a minute or two) ...`);
  runWhenFree(['update']);
  runWhenFree(['install', '-y', '--no-install-recommends', name]);
}

/**
 * Runs the package manager, and waits while another one holds its locks. It waits for the lock of dpkg by itself, but
 * not for the lock of its lists.
 * @param {string[]} args
 */
function runWhenFree(args) {
  const until = Date.now() + PATIENCE * 1000;
  for (let isFirst = true; ; isFirst = false) {
    const { stderr } = run(args);
    if (!isLocked(stderr) || Date.now() > until) {
      process.stderr.write(stderr);
      return;
    }
    if (isFirst) console.log('Waiting for another package manager to finish ...');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

/** @param {string[]} args */
function run(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const options = ['-qq', '-o', `DPkg::Lock::Timeout=${PATIENCE}`, ...args];
  return spawnSync(manager, options, { env, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' });
}

/**
 * Whether the package manager says that another one holds the lock.
 * @param {string} said
 */
export function isLocked(said) {
  return /Could not get lock|Unable to (acquire|lock)|is another process using it/.test(said);
}

import { spawnSync } from 'node:child_process';

const manager = 'apt-get';

/**
 * Brings a package of the system where that can be done: as root, on Debian and its kind.
 * @param {string} name
 * @param {string} reason what needs it
 */
export function installPackage(name, reason) {
  if (process.getuid?.() !== 0 || spawnSync(manager, ['--version']).status !== 0) return;
  console.log(`Installing the package ${name}, which ${reason} (a minute or two) ...`);
  run(['update']);
  run(['install', '-y', '--no-install-recommends', name]);
}

/** @param {string[]} args */
function run(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(manager, ['-qq', ...args], { env, stdio: 'inherit' });
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './root.mjs';

const lock = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** npm's own list of what it installed, written when it is done. */
const installed = join(modules, '.package-lock.json');
/** The hash of the lock that `node_modules` was installed from. */
const stamp = join(modules, '.vigilia-lock');

/** Installs the locked dependencies unless they are there already. */
export function install() {
  const locked = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (isInstalled(locked)) return;
  console.log('Installing the dependencies (a minute or two) ...');
  const { status } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0)
    stop('The dependencies could not be installed: npm says why above. Nothing else was run.');
  writeFileSync(stamp, `${locked}\n`);
}

/** @param {string} locked */
function isInstalled(locked) {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim() === locked;
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  // `npm install` was run by hand, which is as good.
  writeFileSync(stamp, `${locked}\n`);
  return true;
}

/** @param {string[]} args */
function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  // Under npm, the same npm again, on the Node it runs on: the private one is about to be replaced.
  if (npm?.endsWith('.js')) return spawnSync(node ?? process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from './node.mjs';
import { program } from './program.mjs';
import { root, stop } from './root.mjs';

/** What the page is made of. */
const SOURCES = ['web', 'kernel', 'games', 'bots', 'server', 'package-lock.json'];
const NO_SOURCES = /^(?:node_modules|dist|tests|golden)$/;
const built = join(root, 'web', 'dist', 'index.html');

/** What Node runs to build the page. */
export const pageBuild = () => [
  program('vite', 'vite', { folder: 'web' }),
  'build',
  'web',
  '--logLevel',
  'warn',
];

/**
 * Builds the page unless it is newer than everything it is made of.
 * @param {{ isQuiet?: boolean }} [how]
 */
export function buildPage({ isQuiet = false } = {}) {
  if (existsSync(built) && newestOf(SOURCES.map((path) => join(root, path))) <= timeOf(built)) return;
  if (!isQuiet) process.stdout.write('Building the page (some seconds) ... ');
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(nodePath(), pageBuild(), { cwd: root, encoding: 'utf8' });
  if (!isQuiet) console.log(status === 0 ? `${((Date.now() - start) / 1000).toFixed(1)} s` : 'failed');
  if (status !== 0) stop(`${stdout}${stderr}\nThe page could not be built: Vite says why above.`);
}

/**
 * The time of the latest change to these files.
 * @param {string[]} paths
 * @returns {number}
 */
export function newestOf(paths) {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(newestIn));
}

/**
 * @param {string} path
 * @returns {number}
 */
function newestIn(path) {
  if (!statSync(path).isDirectory()) return timeOf(path);
  const inside = readdirSync(path).filter((name) => !NO_SOURCES.test(name) && !name.startsWith('.'));
  return newestOf(inside.map((name) => join(path, name)));
}

/** @param {string} path */
function timeOf(path) {
  return statSync(path).mtimeMs;
}

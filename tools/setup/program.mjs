import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The script behind a command of a package, so that it can be run on a chosen Node and without a shell.
 * @param {string} name
 * @param {string} command
 * @param {{ folder?: string }} [whose] the package of ours that may have a version of its own
 */
export function program(name, command, { folder = '' } = {}) {
  const own = join(root, folder, 'node_modules', name);
  const home = existsSync(own) ? own : join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[command]);
}

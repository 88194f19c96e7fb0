import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready/root.mjs';

/** @typedef {{ name: string, args: string[] }} Check a name for people, and what Node runs */

/**
 * Everything `npm test` runs before the tests themselves. A function, because the programs are not there before
 * the dependencies are installed.
 * @returns {Check[]}
 */
export const checks = () => [
  { name: 'types', args: [program('typescript', 'tsc'), '-p', '.'] },
  { name: 'lint and format', args: [program('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'] },
  { name: 'rooms', args: ['scripts/rooms.mjs'] },
  { name: 'unused code', args: [program('knip', 'knip'), '--no-progress'] },
  { name: 'spelling', args: [program('cspell', 'cspell'), 'lint', '--no-progress', '--no-summary'] },
  { name: 'clauses', args: ['scripts/clauses.ts'] },
  { name: 'texts', args: ['scripts/texts.ts'] },
  { name: 'stories', args: ['scripts/stories.ts'] },
];

/**
 * The script behind a command of a package, so that it can be run on a chosen Node and without a shell.
 * @param {string} name
 * @param {string} command
 */
export function program(name, command) {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, bin[command]);
}

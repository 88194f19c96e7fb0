import { pageBuild } from '../setup/page.mjs';
import { program } from '../setup/program.mjs';

/** @typedef {{ name: string, args: string[] }} Check a name to print, and what Node runs */

/**
 * Everything `npm test` runs before the tests. A function, because the programs do not exist before the dependencies are
 * installed. The long ones are first, so that none runs alone at the end.
 * @returns {Check[]}
 */
export const checks = () => [
  { name: 'page', args: pageBuild() },
  { name: 'types', args: [program('typescript-7', 'tsc'), '-p', '.'] },
  { name: 'types of the page', args: [program('typescript-7', 'tsc'), '-p', 'web'] },
  { name: 'lint and format', args: [program('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'] },
  { name: 'imports', args: ['tools/commands/imports.mjs'] },
  { name: 'unused code', args: [program('knip', 'knip'), '--no-progress'] },
  { name: 'spelling', args: [program('cspell', 'cspell'), 'lint', '--no-progress', '--no-summary'] },
  { name: 'clauses', args: ['tools/commands/clauses.ts'] },
  { name: 'texts', args: ['tools/commands/texts.ts'] },
  { name: 'book-spelling', args: ['tools/stories/commands/book-spelling.ts'] },
  { name: 'stories', args: ['tools/stories/commands/stories.ts'] },
];

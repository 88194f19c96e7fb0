import { join } from 'node:path';
import { buildPage } from '../setup/page.mjs';
import { root } from '../setup/root.mjs';
import { runPlaywright } from './playwright.mjs';
import { runVitest } from './vitest.mjs';

/**
 * Runs all tests, those of the page in a browser beside the others; the page is built by then. Or only those that the
 * arguments select: in a browser if they name files of `web/tests/e2e`.
 * @param {string[]} selection
 * @returns {Promise<import('./vitest.mjs').Outcome>}
 */
export async function runTests(selection) {
  // The tests start many processes, and each would compile the same code again.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  if (selection.length === 0) {
    // Both wait for servers and disks now and then: side by side they leave no core idle.
    const inBrowser = runPlaywright([], { name: 'page ' });
    return sumOf(await Promise.all([runVitest([], { name: 'tests' }), inBrowser]));
  }
  if (!selection.some((argument) => argument.includes('e2e'))) return runVitest(selection);
  buildPage();
  return runPlaywright(selection);
}

/**
 * @param {import('./vitest.mjs').Outcome[]} outcomes
 * @returns {import('./vitest.mjs').Outcome}
 */
export function sumOf(outcomes) {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
  };
}

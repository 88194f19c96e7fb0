/**
 * `npm test`: runs every check, then the tests, those of the page in a browser beside the others. With arguments it runs
 * only the tests that they select: in a browser if they name files of `web/tests/e2e`.
 */

import { join } from 'node:path';
import { install } from '../setup/install.mjs';
import { buildPage } from '../setup/page.mjs';
import { root } from '../setup/root.mjs';
import { checks } from '../suite/list.mjs';
import { runPlaywright } from '../suite/playwright.mjs';
import { runChecks } from '../suite/run.mjs';
import { runVitest } from '../suite/vitest.mjs';

install();
const selection = process.argv.slice(2);
let passed = 0;
/** @type {string[]} */
const failed = [];

// The tests start many processes, and each would compile the same code again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');

if (selection.length === 0) {
  count(await runChecks(checks()));
  // Both wait for servers and disks now and then: side by side they leave no core idle.
  const inBrowser = runPlaywright([], { name: 'page ' });
  const others = runVitest([], { name: 'tests' });
  for (const outcome of await Promise.all([others, inBrowser])) count(outcome);
} else if (selection.some((argument) => argument.includes('e2e'))) {
  buildPage();
  count(await runPlaywright(selection));
} else {
  count(await runVitest(selection));
}

for (const name of failed) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {import('../suite/vitest.mjs').Outcome} outcome */
function count(outcome) {
  passed += outcome.passed;
  failed.push(...outcome.failed);
}

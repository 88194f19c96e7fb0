/**
 * `npm test`: runs every check, then the tests, last those of the page in a browser. With arguments it runs only the
 * tests that they select: in a browser if they name files of `web/tests/e2e`.
 */

import { install } from '../setup/install.mjs';
import { buildPage } from '../setup/page.mjs';
import { checks } from '../suite/list.mjs';
import { runPlaywright } from '../suite/playwright.mjs';
import { runChecks } from '../suite/run.mjs';
import { runVitest } from '../suite/vitest.mjs';

install();
const selection = process.argv.slice(2);
let passed = 0;
/** @type {string[]} */
const failed = [];

if (selection.length === 0) count(await runChecks(checks()));
const inBrowser = selection.some((argument) => argument.includes('e2e'));
if (inBrowser) buildPage();
else count(runVitest(selection));
if (inBrowser || selection.length === 0) count(runPlaywright(selection));

for (const name of failed) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {import('../suite/vitest.mjs').Outcome} outcome */
function count(outcome) {
  passed += outcome.passed;
  failed.push(...outcome.failed);
}

/**
 * `npm test`: every check, then the tests, last those of the page in a browser. With arguments, only the tests they
 * select: in a browser where they name some of those (`web/tests/e2e`).
 */
import { checks } from './checks/list.mjs';
import { runPlaywright } from './checks/playwright.mjs';
import { runChecks } from './checks/run.mjs';
import { runVitest } from './checks/vitest.mjs';
import { install } from './ready/install.mjs';
import { buildPage } from './ready/page.mjs';

install();
const selection = process.argv.slice(2);
let passed = 0;
let failed = 0;

if (selection.length === 0) count(await runChecks(checks()));
const inBrowser = selection.some((argument) => argument.includes('e2e'));
if (inBrowser) buildPage();
else count(runVitest(selection));
if (inBrowser || selection.length === 0) count(runPlaywright(selection));

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {import('./checks/vitest.mjs').Count} tests */
function count(tests) {
  passed += tests.passed;
  failed += tests.failed;
}

/** `npm test`: every check, then the tests. With arguments, only the tests they select. */
import { checks } from './checks/list.mjs';
import { runCheck } from './checks/run.mjs';
import { runVitest } from './checks/vitest.mjs';
import { install } from './ready/install.mjs';

install();
const selection = process.argv.slice(2);
let passed = 0;
let failed = 0;

if (selection.length === 0) {
  for (const check of checks()) {
    if (await runCheck(check)) passed++;
    else failed++;
  }
}
const tests = runVitest(selection);
passed += tests.passed;
failed += tests.failed;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

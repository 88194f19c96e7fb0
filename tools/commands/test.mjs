/**
 * `npm test`: runs every check, then the tests, those of the page in a browser beside the others. With arguments it runs
 * only the tests that they select: in a browser if they name files of `web/tests/e2e`.
 */

import { install } from '../setup/install.mjs';
import { checks } from '../suite/list.mjs';
import { runChecks } from '../suite/run.mjs';
import { runTests, sumOf } from '../suite/tests.mjs';

install();
const selection = process.argv.slice(2);
const outcomes = [];
if (selection.length === 0) outcomes.push(await runChecks(checks()));
outcomes.push(await runTests(selection));

const { passed, failed } = sumOf(outcomes);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

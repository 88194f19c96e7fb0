/**
 * `npm run lab:flakes -- [--runs 10] [--only PATTERN]`: runs the suite again and again while one core is kept busy, and
 * lists every test that ever failed with how often it did. `--only` selects tests as an argument of `npm test` does. It
 * fails if a test did.
 */
import { parseArgs } from 'node:util';
import { buildPage } from '@vigilia/tools/page';
import { runTests } from '@vigilia/tools/tests';
import { busyCore } from '../flakes/busy-core.ts';
import { failuresOf } from '../flakes/failures.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, only: { type: 'string' } },
});
const runs = countOf('runs', values.runs);
const selection = values.only === undefined ? [] : [values.only];

if (selection.length === 0) buildPage();
const rest = busyCore();
const failures = await failuresOf(runs, (run) => {
  console.log(`run ${run} of ${runs}`);
  return runTests(selection);
});
rest();

console.log(`\nTests that failed in ${runs} runs with one core busy:`);
if (failures.length === 0) console.log('none');
for (const { name, times } of failures) console.log(`${times} of ${runs}  ${name}`);
process.exitCode = failures.length === 0 ? 0 : 1;

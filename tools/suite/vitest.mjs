import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePath } from '../setup/node.mjs';
import { program } from '../setup/program.mjs';
import { root } from '../setup/root.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs the tests, or those the arguments select, and counts them from the report.
 * @param {string[]} selection
 * @returns {Count}
 */
export function runVitest(selection) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-tests-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [program('vitest', 'vitest'), 'run', ...reporters, ...selection];
  const { status } = spawnSync(nodePath(), args, { cwd: root, stdio: 'inherit' });
  const byName = selection.some((argument) => /^(-t|--testNamePattern)/.test(argument));
  const count = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')), { byName })
    : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  // A crash, an unhandled error or an empty run fails even if no test did.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * A test that neither passed nor failed counts as failed, unless the arguments select tests by name.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {{ byName: boolean }} options
 * @returns {Count}
 */
function countTests({ testResults }, { byName }) {
  const count = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0) count.failed++;
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed++;
      else if (test.status === 'failed' || !byName) count.failed++;
    }
  }
  return count;
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { program } from '../setup/program.mjs';
import { root } from '../setup/root.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {{ passed: number, failed: string[] }} Outcome how many tests passed, and the names of those that did not */

/**
 * Runs the tests, or those the arguments select, and reads the outcome from the report.
 * @param {string[]} selection
 * @param {{ name?: string }} [how] a name to print before each line
 * @returns {Promise<Outcome>}
 */
export async function runVitest(selection, { name } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-tests-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [program('vitest', 'vitest'), 'run', ...reporters, ...selection];
  const status = await runProgram(args, { name });
  const byName = selection.some((argument) => /^(-t|--testNamePattern)/.test(argument));
  const outcome = existsSync(report)
    ? outcomeOf(JSON.parse(readFileSync(report, 'utf8')), { byName })
    : { passed: 0, failed: [] };
  rmSync(folder, { recursive: true });
  // A crash, an unhandled error or an empty run fails even if no test did.
  if (status !== 0 && outcome.failed.length === 0) outcome.failed.push('the run of Vitest as a whole');
  return outcome;
}

/** @typedef {{ status: string, fullName: string }} TestResult */

/**
 * A test that neither passed nor failed counts as failed, unless the arguments select tests by name.
 * @param {{ testResults: { name: string, status: string, assertionResults: TestResult[] }[] }} report
 * @param {{ byName: boolean }} options
 * @returns {Outcome}
 */
export function outcomeOf({ testResults }, { byName }) {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) outcome.failed.push(file);
    for (const test of assertionResults) {
      if (test.status === 'passed') outcome.passed++;
      else if (test.status === 'failed' || !byName) outcome.failed.push(`${file}: ${test.fullName}`);
    }
  }
  return outcome;
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../setup/chromium.mjs';
import { program } from '../setup/program.mjs';
import { root } from '../setup/root.mjs';
import { runProgram } from './run-program.mjs';

const tests = join(root, 'web', 'playwright.config.ts');

/**
 * Runs the tests of the page in a browser, or those the arguments select, and reads the outcome from the report.
 * @param {string[]} selection
 * @param {{ name?: string, config?: string }} [how] a name to print before each line, and the configuration of other tests
 * @returns {Promise<import('./vitest.mjs').Outcome>}
 */
export async function runPlaywright(selection, { name, config = tests } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-page-tests-'));
  const report = join(folder, 'report.json');
  const args = ['test', '--config', config, '--reporter=list,json', ...selection];
  const env = { ...process.env, CHROME_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const status = await runProgram([program('@playwright/test', 'playwright'), ...args], { name, env });
  const outcome = existsSync(report)
    ? outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  rmSync(folder, { recursive: true });
  // A crash or an empty run fails even if no test did.
  if (status !== 0 && outcome.failed.length === 0) outcome.failed.push('the run of Playwright as a whole');
  return outcome;
}

/** @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * Skipped tests and tests that pass at the second try count as failed.
 * @param {Suite} report
 * @returns {import('./vitest.mjs').Outcome}
 */
export function outcomeOf(report) {
  /** @type {import('./vitest.mjs').Outcome} */
  const outcome = { passed: 0, failed: [] };
  for (const { title, file, tests } of specsOf(report))
    for (const { status } of tests) {
      if (status === 'expected') outcome.passed++;
      else outcome.failed.push(`${file}: ${title}`);
    }
  return outcome;
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../setup/chromium.mjs';
import { nodePath } from '../setup/node.mjs';
import { program } from '../setup/program.mjs';
import { root } from '../setup/root.mjs';

/**
 * Runs the tests of the page in a browser, or those the arguments select, and counts them from the report.
 * @param {string[]} selection
 * @returns {import('./vitest.mjs').Count}
 */
export function runPlaywright(selection) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-page-tests-'));
  const report = join(folder, 'report.json');
  const config = join(root, 'web', 'playwright.config.ts');
  const args = ['test', '--config', config, '--reporter=list,json', ...selection];
  const { status } = spawnSync(nodePath(), [program('@playwright/test', 'playwright'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const count = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  // A crash or an empty run fails even if no test did.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * Skipped tests and tests that pass at the second try count as failed.
 * @param {{ stats: { expected: number, skipped: number, unexpected: number, flaky: number } }} report
 * @returns {import('./vitest.mjs').Count}
 */
function countTests({ stats: { expected, skipped, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../setup/root.mjs';
import { outcomeOf as outcomeInBrowser } from '../../suite/playwright.mjs';
import { outcomeOf } from '../../suite/vitest.mjs';

const report = {
  testResults: [
    {
      name: join(root, 'kernel/tests/line.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a short line' },
        { status: 'failed', fullName: 'a long line' },
        { status: 'skipped', fullName: 'an empty line' },
      ],
    },
    { name: join(root, 'kernel/tests/broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
};

test('names the tests that failed, those that were skipped, and files that do not load', () => {
  expect(outcomeOf(report, { byName: false })).toEqual({
    passed: 1,
    failed: [
      'kernel/tests/line.test.ts: a long line',
      'kernel/tests/line.test.ts: an empty line',
      'kernel/tests/broken.test.ts',
    ],
  });
});

test('does not count tests that a name leaves out', () => {
  expect(outcomeOf(report, { byName: true }).failed).not.toContain(
    'kernel/tests/line.test.ts: an empty line',
  );
});

test('names the browser tests that failed, were skipped or passed at the second try', () => {
  const spec = (title: string, status: string) => ({ title, file: 'door.spec.ts', tests: [{ status }] });
  const suites = [
    { specs: [spec('opens', 'expected'), spec('closes', 'unexpected')] },
    { suites: [{ specs: [spec('rings', 'skipped'), spec('turns', 'flaky')] }] },
  ];
  expect(outcomeInBrowser({ suites })).toEqual({
    passed: 1,
    failed: ['door.spec.ts: closes', 'door.spec.ts: rings', 'door.spec.ts: turns'],
  });
});

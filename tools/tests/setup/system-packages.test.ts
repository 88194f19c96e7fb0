import { expect, test } from 'vitest';
import { isLocked } from '../../setup/system-packages.mjs';

test.each([
  'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)',
  'E: Unable to lock directory /var/lib/apt/lists/',
  'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
])('knows that another package manager is at work: %s', (said) => {
  expect(isLocked(said)).toBe(true);
});

test('does not take a missing package for a lock', () => {
  expect(isLocked('E: Unable to locate package chromium-headless-shell')).toBe(false);
  expect(isLocked('')).toBe(false);
});

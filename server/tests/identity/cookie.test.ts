import { expect, test } from 'vitest';
import { cookieHeader } from '../../src/identity/cookie.ts';

test('the cookie is for our own pages, for no script, and for https where we have it', () => {
  expect(cookieHeader('abc', { isSecure: true })).toBe(
    'vigilia=abc; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure',
  );
  expect(cookieHeader('abc', { isSecure: false })).not.toContain('Secure');
});

import { expect, test } from 'vitest';
import { cookieHeader, cookieIn } from '../../src/identity/credentials.ts';

test('the cookie is for our own pages, for no script, and bound to the host where we have https', () => {
  expect(cookieHeader('abc', { isSecure: true })).toBe(
    '__Host-vigilia=abc; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure',
  );
  expect(cookieHeader('abc', { isSecure: false })).toMatch(/^vigilia=abc; (?!.*Secure)/);
});

test('over https only the bound cookie is read: another host under the same domain can set the plain one', () => {
  expect(cookieIn('vigilia=evil', { isSecure: true })).toBeNull();
  expect(cookieIn('vigilia=evil; __Host-vigilia=abc', { isSecure: true })).toBe('abc');
  expect(cookieIn('vigilia=abc', { isSecure: false })).toBe('abc');
});

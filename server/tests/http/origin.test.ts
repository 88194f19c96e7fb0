import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isOwnHost, isOwnOrigin } from '../../src/http/origin.ts';

const HTTPS = 'https://vigilia.example';

test('a page of ours comes from the host it was asked for, or from the public address', () => {
  expect(isOwnOrigin({ origin: 'http://localhost:8011', host: 'localhost:8011' }, null)).toBe(true);
  expect(isOwnOrigin({ origin: 'https://a.example', host: 'A.example' }, null)).toBe(true);
  expect(isOwnOrigin({ origin: HTTPS, host: '127.0.0.1:8011' }, HTTPS)).toBe(true);
});

test('with a public address only that origin and that host are ours', () => {
  expect(isOwnOrigin({ origin: 'http://192.168.1.5:8011', host: '192.168.1.5:8011' }, HTTPS)).toBe(false);
  expect(isOwnHost({ host: 'vigilia.example' }, HTTPS)).toBe(true);
  expect(isOwnHost({ host: 'Vigilia.example:443' }, HTTPS)).toBe(true);
  expect(isOwnHost({ host: '127.0.0.1:8011' }, HTTPS)).toBe(false);
  expect(isOwnHost({ host: 'vigilia.example.evil' }, HTTPS)).toBe(false);
  expect(isOwnHost({}, HTTPS)).toBe(false);
});

test('without a public address figures, localhost and the name of this machine are ours, and no other name', () => {
  const first = hostname().toLowerCase().replace(/\..*$/, '');
  for (const host of [
    '127.0.0.1:8011',
    '192.168.1.5',
    '[::1]:8011',
    'LocalHost:8011',
    hostname(),
    `${first}.local:80`,
  ])
    expect([host, isOwnHost({ host }, null)]).toEqual([host, true]);
  for (const host of [
    'anything.example',
    `${first}.example`,
    'localhost.example',
    'evil@localhost:x',
    '',
    undefined,
  ])
    expect([host, isOwnHost({ host }, null)]).toEqual([host, false]);
});

test('another port, another scheme under the public name, another name are other sites', () => {
  expect(isOwnOrigin({ origin: 'http://localhost:9000', host: 'localhost:8011' }, null)).toBe(false);
  expect(isOwnOrigin({ origin: 'http://vigilia.example', host: 'vigilia.example' }, HTTPS)).toBe(false);
  expect(isOwnOrigin({ origin: 'https://evil.example', host: 'vigilia.example' }, HTTPS)).toBe(false);
  expect(isOwnOrigin({ origin: 'https://vigilia.example.evil', host: 'vigilia.example' }, HTTPS)).toBe(false);
  expect(isOwnOrigin({ origin: 'null', host: 'vigilia.example' }, null)).toBe(false);
  expect(isOwnOrigin({ origin: 'ftp://a.example', host: 'a.example' }, null)).toBe(false);
  expect(isOwnOrigin({ origin: 'https://a.example' }, null)).toBe(false);
});

test('a program names no origin and brings no cookie, or shows a token', () => {
  expect(isOwnOrigin({ host: 'a.example' }, null)).toBe(true);
  expect(isOwnOrigin({ host: 'a.example', cookie: 'vigilia=x' }, null)).toBe(false);
  expect(isOwnOrigin({ host: 'a.example', cookie: 'vigilia=x', authorization: 'Basic eA==' }, null)).toBe(
    false,
  );
  expect(isOwnOrigin({ host: 'a.example', cookie: 'vigilia=x', authorization: 'Bearer x' }, null)).toBe(true);
});

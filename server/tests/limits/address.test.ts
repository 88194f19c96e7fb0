import { expect, test } from 'vitest';
import { addressOf, counted } from '../../src/limits/address.ts';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as Parameters<typeof addressOf>[0];

test('addresses of one network count as one, written however', () => {
  expect(counted('192.0.2.7')).toBe('192.0.2.7');
  expect(counted('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(counted('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(counted('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(counted('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(counted('::1')).toBe('0:0:0:0::/64');
  expect(counted('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(counted('2001:db8:1:3::9')).not.toBe(counted('2001:db8:1:2::9'));
});

test('a client cannot choose the address it is counted by', () => {
  expect(addressOf(asked('192.0.2.1', '198.51.100.1'), { proxies: 0 })).toBe('192.0.2.1');
  expect(addressOf(asked('192.0.2.1', '203.0.113.9, 198.51.100.1'), { proxies: 1 })).toBe('198.51.100.1');
  expect(addressOf(asked('192.0.2.1', '203.0.113.9, 198.51.100.1, 10.0.0.1'), { proxies: 2 })).toBe(
    '198.51.100.1',
  );
  expect(addressOf(asked('192.0.2.1', 'nonsense'), { proxies: 1 })).toBe('192.0.2.1');
  expect(addressOf(asked('192.0.2.1'), { proxies: 1 })).toBe('192.0.2.1');
});

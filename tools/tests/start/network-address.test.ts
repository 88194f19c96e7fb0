import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkAddress } from '../../start/network-address.mjs';

const at = (address: string, internal = false) =>
  ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null }) as NetworkInterfaceInfo;

test.each([
  ['the only one there is', { lo: [at('127.0.0.1', true)], eth0: [at('203.0.113.7')] }, '203.0.113.7'],
  [
    'a private one of several',
    { tunnel: [at('100.64.0.9')], wireless: [at('192.168.1.23')] },
    '192.168.1.23',
  ],
  ['one of the middle private range', { a: [at('172.40.0.1')], b: [at('172.20.0.1')] }, '172.20.0.1'],
  ['none outside a network', { lo: [at('127.0.0.1', true)] }, null],
])('the address for other devices is %s', (_case, interfaces, address) => {
  expect(networkAddress(interfaces)).toBe(address);
});

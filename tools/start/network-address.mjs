import { networkInterfaces } from 'node:os';

/** Addresses that a router gives out at home or at work. */
const PRIVATE = /^(?:192[.]168|10|172[.](?:1[6-9]|2\d|3[01]))[.]/;

/**
 * The address under which other devices of the network reach this machine; null if it is in none. Of several, one
 * of a private network.
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string | null}
 */
export function networkAddress(interfaces = networkInterfaces()) {
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => PRIVATE.test(address)) ?? addresses[0] ?? null;
}

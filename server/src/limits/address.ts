import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Whose request this is, for counting. Behind `proxies` of our own the address is the one that the outermost of them
 * wrote down; what stands left of it in X-Forwarded-For may be forged.
 */
export function addressOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { proxies }: { readonly proxies: number },
): string {
  const written = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const told = proxies > 0 ? written.at(-proxies)?.trim() : undefined;
  return counted(told !== undefined && isIP(told) > 0 ? told : (request.socket.remoteAddress ?? ''));
}

/** Whether a counted address is this machine's own. */
export function isOurselves(address: string): boolean {
  return /^127\.|^0:0:0:0::\/64$/.test(address);
}

/** An IPv6 address counts by its first half: a person with one address there has the whole network. */
export function counted(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  return `${halves(address).slice(0, 4).join(':')}::/64`;
}

/**
 * The network of a counted address as a provider hands it out: the first 48 bits of an IPv6 address. A person who has all
 * of it would otherwise count as 65,536 people.
 */
export function networkOf(counted: string): string {
  return counted.replace(/^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/, '$1::/48');
}

/** The eight numbers of an IPv6 address, written out. */
function halves(address: string): string[] {
  // The parser of addresses in the browser's standard writes them all the same way; a zone is only known here.
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [left = '', right] = plain.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

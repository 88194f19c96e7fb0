import type { IncomingHttpHeaders } from 'node:http';
import { bearerIn } from '../identity/credentials.ts';

/**
 * Whether a request names the host it should: where the public address is known, only that one. Another name that
 * leads here, such as one a stranger points at this machine, gets no answer.
 */
export function isOwnHost({ host }: IncomingHttpHeaders, publicAddress: string | null): boolean {
  if (publicAddress === null) return true;
  const ours = new URL(publicAddress);
  return hostOf(ours.protocol, host) === ours.host;
}

/**
 * Whether a request that changes something, or opens a socket, comes from a page of our own or from no page at all.
 * A browser names the origin of every POST, DELETE and socket, and no page can leave it out or forge it. What
 * comes without one is a program: it has nothing to gain for another site as long as it brings no cookie.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicAddress: string | null): boolean {
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie === undefined || bearerIn(headers) !== null;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicAddress !== null) return from.origin === new URL(publicAddress).origin;
  return from.host === hostOf(from.protocol, host) && /^https?:$/.test(from.protocol);
}

/** As a URL writes it: in small letters, and without a port that goes without saying. */
function hostOf(protocol: string, host: string | undefined): string | null {
  const address = `${protocol}//${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).host : null;
}

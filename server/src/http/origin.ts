import type { IncomingHttpHeaders } from 'node:http';
import { bearerIn } from '../identity/bearer.ts';

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
  const ours = publicAddress === null ? null : new URL(publicAddress);
  if (from.origin === ours?.origin) return true;
  // Under the public name only the public scheme will do: a page that came by http may be anybody's.
  return (
    from.host === hostOf(from.protocol, host) && from.host !== ours?.host && /^https?:$/.test(from.protocol)
  );
}

/** As a URL writes it: in small letters, and without a port that goes without saying. */
function hostOf(protocol: string, host: string | undefined): string | null {
  const address = `${protocol}//${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).host : null;
}

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { bearerIn } from '../identity/credentials.ts';

/**
 * Whether a request names the host it should: the public address if it is known, and otherwise an address in figures,
 * `localhost` or the name of this machine. A stranger can point any other name at this machine, and the page of that name
 * would count as our own.
 */
export function isOwnHost({ host }: IncomingHttpHeaders, publicAddress: string | null): boolean {
  if (publicAddress === null) return isNameOfThisMachine(host);
  const ours = new URL(publicAddress);
  return hostOf(ours.protocol, host) === ours.host;
}

function isNameOfThisMachine(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname;
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(.+\.)?localhost$/.test(name)) return true;
  const whole = hostname().toLowerCase();
  const first = whole.replace(/\..*$/, '');
  return [whole, first, `${first}.local`].includes(name);
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

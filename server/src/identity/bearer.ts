import type { IncomingHttpHeaders } from 'node:http';

/**
 * The token that a program sends; null where there is none. Other kinds of authorization are not ours: a proxy
 * before us may ask for them.
 */
export function bearerIn({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

import type { IncomingHttpHeaders } from 'node:http';

/** 400 days, in milliseconds: browsers keep no cookie longer. */
export const COOKIE_AGE = 400 * 24 * 60 * 60 * 1000;

/** Browsers take a cookie of the first name only over https, for this host alone and for every path. */
const nameOf = ({ isSecure }: { readonly isSecure: boolean }) => (isSecure ? '__Host-vigilia' : 'vigilia');

/** Our cookie among those a header carries; null if it is missing, or there twice and so in doubt. */
export function cookieIn(header: string | undefined, options: { readonly isSecure: boolean }): string | null {
  const name = nameOf(options);
  const ours = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  const [only] = ours;
  return only !== undefined && ours.length === 1 ? only.slice(name.length + 1) : null;
}

/** The header that gives a browser our cookie. No script reads it and no other site sends it. */
export function cookieHeader(secret: string, options: { readonly isSecure: boolean }): string {
  const header = `${nameOf(options)}=${secret}; Path=/; Max-Age=${COOKIE_AGE / 1000}; HttpOnly; SameSite=Strict`;
  return options.isSecure ? `${header}; Secure` : header;
}

/**
 * The token that a program sends; null if there is none. Other kinds of authorization are not ours: a proxy
 * before us may ask for them.
 */
export function bearerIn({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

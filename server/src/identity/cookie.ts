/** 400 days, in milliseconds: browsers keep no cookie longer. */
export const COOKIE_AGE = 400 * 24 * 60 * 60 * 1000;

const NAME = 'vigilia';

/** Our cookie among those a header carries; null where it is missing, or there twice and so in doubt. */
export function cookieIn(header: string | undefined): string | null {
  const ours = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`));
  const [only] = ours;
  return only !== undefined && ours.length === 1 ? only.slice(NAME.length + 1) : null;
}

/** The header that gives a browser our cookie. No script reads it and no other site sends it. */
export function cookieHeader(secret: string, { isSecure }: { readonly isSecure: boolean }): string {
  const header = `${NAME}=${secret}; Path=/; Max-Age=${COOKIE_AGE / 1000}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${header}; Secure` : header;
}

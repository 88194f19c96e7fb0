import type { Refusal } from '@vigilia/kernel';
import type { Api } from '@vigilia/server';

/** A route of the server that replies in JSON, as its schemas describe it: `GET /me/tables`. */
export type RouteName = {
  [Name in keyof Api]: Api[Name]['reply'] extends object ? Name : never;
}[keyof Api];
export type Sent<Name extends RouteName> = Api[Name]['sent'];
export type Reply<Name extends RouteName> = Api[Name]['reply'];

/** What a request brings: nothing at all, if the route takes nothing. */
export type SentTo<Name extends RouteName> =
  object extends Sent<Name> ? readonly [sent?: Sent<Name>] : readonly [sent: Sent<Name>];

/** After this time the server counts as unreachable, in milliseconds. */
const TIMEOUT = 10_000;

/** Sends a request to the server of this page. Null: it is unreachable, and tables on this device still work. */
export async function callServer<Name extends RouteName>(
  name: Name,
  ...[sent = {}]: SentTo<Name>
): Promise<Reply<Name> | Refusal | null> {
  const { address, given } = requestTo(name, sent);
  try {
    const response = await fetch(address, { ...given, signal: AbortSignal.timeout(TIMEOUT) });
    return (await response.json()) as Reply<Name> | Refusal;
  } catch {
    return null;
  }
}

/** What a request brings, as it is written down. */
export interface SentParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

/** The request to a route with what it brings. */
export function requestTo(
  name: RouteName,
  { params = {}, query = {}, body }: SentParts,
): { readonly address: string; readonly given: RequestInit } {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_all, part: string) => encodeURIComponent(params[part] ?? ''));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const search = new URLSearchParams(asked).toString();
  return {
    address: `/api${filled}${search === '' ? '' : `?${search}`}`,
    given: {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    },
  };
}

import type { Refusal } from '@vigilia/kernel';

/** After this time the server counts as unreachable, in milliseconds. */
const TIMEOUT = 10_000;

/** Sends a request to the server of this page. Null: it is unreachable, and tables on this device still work. */
export async function callServer<T extends object>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T | Refusal | null> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (await response.json()) as T | Refusal;
  } catch {
    return null;
  }
}

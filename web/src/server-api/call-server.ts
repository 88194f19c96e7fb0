import type { Refusal } from '@vigilia/kernel';

/** How long somebody waits before the house counts as closed, in milliseconds. */
const PATIENCE = 10_000;

/** Asks the house behind this page. Null: nobody is there, and what is on this device still works. */
export async function callServer<T extends object>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T | Refusal | null> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (await response.json()) as T | Refusal;
  } catch {
    return null;
  }
}

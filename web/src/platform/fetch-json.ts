import type { Messages } from '@vigilia/kernel';

/** What a file of the page holds. */
export async function fetchJson<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return (await reply.json()) as T;
}

/** Loads the messages at an address, each time it is called as the browser keeps them. */
export function read(address: string): () => Promise<{ readonly default: Messages }> {
  return async () => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
    return { default: await reply.json() };
  };
}

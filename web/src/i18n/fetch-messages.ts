import type { Messages } from './message.ts';

/** Loads the messages at an address, each time it is called as the browser keeps them. */
export function read(address: string): () => Promise<{ readonly default: Messages }> {
  return async () => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
    return { default: await reply.json() };
  };
}

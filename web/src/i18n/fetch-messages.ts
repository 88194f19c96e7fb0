import type { Language, Messages } from '@vigilia/kernel';

/** The messages of each language, loaded when it is spoken. A module `texts:<folders>` holds these. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** Loads the messages at an address, each time it is called as the browser keeps them. */
export function read(address: string): () => Promise<{ readonly default: Messages }> {
  return async () => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
    return { default: await reply.json() };
  };
}

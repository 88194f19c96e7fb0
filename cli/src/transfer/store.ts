import type { OpenOptions, Store } from '@vigilia/server';
import type { Arguments } from '../arguments/arguments.ts';
import { storeError } from '../serve/start-errors.ts';
import { storeLocationOf } from '../serve/store-location.ts';

/** Opens the tables of a server for some work, and closes them in every case. */
export async function withStore<T>(
  given: Arguments,
  work: (store: Store) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const place = storeLocationOf(given);
  // Loaded here, so that no other command waits for a whole server.
  const { openStore } = await import('@vigilia/server');
  const store = await openStore(place, options).catch((error: unknown) => {
    throw storeError(error);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

import type { OpenOptions, Store } from '@vigilia/server';
import type { Arguments } from '../arguments.ts';
import { placeOf } from '../serve/place.ts';
import { storeError } from '../serve/start-errors.ts';

/** Does something with the tables of a server, and closes them whatever happens. */
export async function withStore<T>(
  given: Arguments,
  work: (store: Store) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const place = placeOf(given);
  // Only here: no other command should wait until a whole server is loaded.
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

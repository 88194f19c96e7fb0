import type { StoreLocation } from './open-store.ts';
import { dumpDatabase, restoreDatabase } from './postgres/dump.ts';
import { backUpFolder, restoreFolder } from './sqlite/backup.ts';

/** Copies everything a server keeps into one new file, as of one moment; the server may be running. */
export function backUp(location: StoreLocation, file: string): Promise<void> {
  return 'url' in location ? dumpDatabase(location.url, file) : backUpFolder(location.data, file);
}

/** Puts a backup into a place that is empty, after checking it. The server must not be running there. */
export async function restore(location: StoreLocation, file: string): Promise<void> {
  if ('url' in location) await restoreDatabase(location.url, file);
  else restoreFolder(location.data, file);
}

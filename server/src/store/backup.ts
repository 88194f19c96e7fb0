import type { Place } from './open-store.ts';
import { dumpDatabase, restoreDatabase } from './postgres/dump.ts';
import { backUpFolder, restoreFolder } from './sqlite/backup.ts';

/** Copies everything a server keeps into one new file, as of one moment; the server may be running. */
export function backUp(place: Place, file: string): Promise<void> {
  return 'url' in place ? dumpDatabase(place.url, file) : backUpFolder(place.data, file);
}

/** Puts a backup into a place that is empty, after checking it. The server must not be running there. */
export async function restore(place: Place, file: string): Promise<void> {
  if ('url' in place) await restoreDatabase(place.url, file);
  else restoreFolder(place.data, file);
}

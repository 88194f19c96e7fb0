import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** For the owner only: the files hold seeds, hands and the hashes of keys. */
export const PRIVATE = 0o600;

/** What others of the machine may do with a file. */
const OTHERS = 0o077;

/** Creates the file for its owner only; SQLite gives its companion files the same. An existing file keeps its content. */
export function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE));
  makePrivate(path);
}

/** Takes an existing file from all but its owner: it may come from a copy or from another program. */
export function makePrivate(path: string): void {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, PRIVATE);
  } catch {
    // The file is not there, or its disk keeps no such permissions.
  }
}

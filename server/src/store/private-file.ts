import { closeSync, openSync } from 'node:fs';

/** For the owner only: the files hold seeds, hands and the hashes of keys. */
export const PRIVATE = 0o600;

/** Creates the file for its owner only; SQLite gives its companion files the same. An existing file stays. */
export function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE));
}

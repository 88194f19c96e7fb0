import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivately } from '../private-file.ts';

/** Another process holds the lock of the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(`Another Vigilia is running on the folder ${folder}.`);
    this.folder = folder;
  }
}

/**
 * Keeps any other process out of a data folder for as long as this one lives. The lock is the operating system's, on
 * a database beside the real one: it ends with its process, however that ends, and the real one can still be backed
 * up meanwhile.
 */
export function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, 'vigilia.lock');
  createPrivately(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (problem) {
    lock.close();
    if (problem instanceof Error && problem.message === 'database is locked') {
      throw new FolderInUse(folder);
    }
    throw problem;
  }
  return lock;
}

import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { createPrivately, PRIVATE } from '../private-file.ts';
import { databaseIn, markFolder, refuseMissingFiles } from './files.ts';
import { refuseDamage } from './integrity.ts';
import { lockFolder } from './lock.ts';
import { writeAheadLogOf } from './write-ahead-log.ts';

/** Copies the database of a folder into one new file, as of one moment, while a server may be using it. */
export async function backUpFolder(folder: string, file: string): Promise<void> {
  const path = databaseIn(folder);
  if (!existsSync(path)) throw new Error(`There is no database in the folder ${folder}.`);
  refuseExisting(file);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  createPrivately(unfinished);
  if (!isInUse(folder)) refuseMissingFiles(folder);
  // Read only: a writer would empty the write-ahead log of a server that was killed, and its folder would say otherwise.
  const source = new DatabaseSync(path, { timeout: 5000, readOnly: true });
  try {
    await backup(source, unfinished);
    checkFile(unfinished);
    renameSync(unfinished, file);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/** Puts a backup into a folder that has no database, after checking it. Nothing is ever overwritten. */
export function restoreFolder(folder: string, file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const path = databaseIn(folder);
    refuseExisting(path);
    refuseExisting(writeAheadLogOf(path));
    const unfinished = `${path}.unfinished`;
    copyFileSync(file, unfinished, constants.COPYFILE_FICLONE);
    chmodSync(unfinished, PRIVATE);
    try {
      checkFile(unfinished);
      renameSync(unfinished, path);
    } finally {
      rmSync(unfinished, { force: true });
    }
    markFolder(folder, { isOpen: false });
  } finally {
    lock.close();
  }
}

/** A running server holds the lock of the folder. */
function isInUse(folder: string): boolean {
  try {
    lockFolder(folder).close();
    return false;
  } catch {
    return true;
  }
}

/** Checks a copy of ours. A reader would leave the companion files that SQLite makes; a writer removes them. */
function checkFile(path: string): void {
  const database = new DatabaseSync(path);
  try {
    refuseDamage(database, path, { isFull: true });
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").all();
    if (tables.length === 0) throw new Error(`The file ${path} is no database of Vigilia.`);
  } finally {
    database.close();
  }
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new Error(`There is a file ${path} already. Nothing was overwritten.`);
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}.`);
}

import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate, PRIVATE } from '../private-file.ts';
import { lastRowsIn, refuseLostRows } from './last-rows.ts';
import { isWholeAsFarAsKnown, writeAheadLogOf } from './write-ahead-log.ts';

/** Where a data folder keeps its database. */
export function databaseIn(folder: string): string {
  return join(folder, 'vigilia.db');
}

/**
 * Whether the database was open when it was last heard of. A server that stops cleanly leaves no write-ahead log; one
 * that was killed leaves one, and without it the latest choices are lost.
 */
interface FolderState {
  readonly isOpen: boolean;
  /** How long the write-ahead log was when the database was opened, in bytes. Earlier programs did not note it. */
  readonly logBytes?: number;
}

function stateFileIn(folder: string): string {
  return join(folder, 'vigilia.state');
}

export function markFolder(folder: string, state: FolderState): void {
  const path = stateFileIn(folder);
  writeFileSync(`${path}.new`, `${JSON.stringify(state)}\n`, { mode: PRIVATE, flush: true });
  renameSync(`${path}.new`, path);
}

/** Throws if files that were here are missing, before SQLite would silently begin an empty database. */
export function refuseMissingFiles(folder: string): void {
  const state = stateOf(folder);
  const database = databaseIn(folder);
  const isGone = !existsSync(database) || statSync(database).size === 0;
  if (isGone && (state !== null || existsSync(writeAheadLogOf(database)))) {
    throw new Error(
      `The database ${database} is missing or empty, though this folder has held one. Nothing was written. ` +
        'Put the file back, or restore a backup into an empty folder with vigilia restore.',
    );
  }
  if (existsSync(lastRowsIn(folder))) return refuseLostRows(folder, database);
  // A server of before did not note its rows: the file itself tells less.
  if (state?.isOpen && !isWholeAsFarAsKnown(writeAheadLogOf(database), state.logBytes ?? 0)) {
    throw new Error(
      `The last server on ${folder} did not stop by itself, and its file vigilia.db-wal with the latest choices is ` +
        'missing or cut short. Nothing was written. Put the file back. If another program has opened and closed the database ' +
        'since, the choices are in vigilia.db already: delete vigilia.state and start again.',
    );
  }
}

/** Takes the files of the folder from all but their owner. */
export function makeFolderPrivate(folder: string): void {
  const database = databaseIn(folder);
  for (const path of [
    database,
    writeAheadLogOf(database),
    `${database}-shm`,
    stateFileIn(folder),
    lastRowsIn(folder),
  ])
    makePrivate(path);
}

function stateOf(folder: string): FolderState | null {
  const path = stateFileIn(folder);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FolderState;
  } catch {
    throw new Error(
      `The file ${path} cannot be read. Nothing was written. If it is damaged, delete it and start again.`,
    );
  }
}

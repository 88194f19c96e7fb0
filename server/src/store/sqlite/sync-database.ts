import { mkdirSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { EntryValues, Statement, Value } from '../database.ts';
import { entriesIn } from '../log.ts';
import { createPrivately } from '../private-file.ts';
import { databaseIn, makeFolderPrivate, markFolder, refuseMissingFiles } from './files.ts';
import { refuseDamage } from './integrity.ts';
import { LastRows } from './last-rows.ts';
import { lockFolder } from './lock.ts';
import type { Opening } from './request.ts';
import { bytesIn, writeAheadLogOf } from './write-ahead-log.ts';

/** The database itself, which makes its thread wait for the disk. */
export interface SyncDatabase {
  all(statement: Statement): object[];
  transaction(statements: readonly Statement[]): object[][];
  append(entries: readonly EntryValues[]): boolean[];
  close(): void;
}

const INSERT = 'INSERT INTO entries (table_id, version, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';

/**
 * Pages in the write-ahead log before they are copied into the database, 32 MB. The last page of a log is written
 * anew with every row and copied once: the usual 1,000 pages would be copied several times a second.
 */
const PAGES_TO_A_CHECKPOINT = 8_000;

export function openSyncDatabase({ folder, fullCheck }: Opening): SyncDatabase {
  // For its owner only: a reader would know all that is hidden.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const database = openDatabase(folder, lock, fullCheck);

  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  const all = ({ sql, values = [] }: Statement): object[] => prepare(sql).all(named(values));

  /** Keeps what was done if `isKept` says so of the result. */
  function inTransaction<Result>(work: () => Result, isKept: (result: Result) => boolean): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec(isKept(result) ? 'COMMIT' : 'ROLLBACK');
      return result;
    } catch (problem) {
      // A full disk may have rolled it back already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw problem;
    }
  }

  /** What each statement finds; nothing if one does not find what it must. */
  function findEach(statements: readonly Statement[]): object[][] {
    const found: object[][] = [];
    for (const statement of statements) {
      const rows = all(statement);
      if (statement.mustFind && rows.length === 0) return [];
      found.push(rows);
    }
    return found;
  }

  /** Whether all of the write-ahead log is in the database afterwards. */
  function checkpoint(): boolean {
    const { busy, log, checkpointed } = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {};
    return busy === 0 && log === checkpointed;
  }
  const lastRows = new LastRows(folder, checkpoint);

  return {
    all,
    transaction(statements) {
      const isWhole = (found: object[][]) => found.length === statements.length;
      const found = inTransaction(() => findEach(statements), isWhole);
      if (isWhole(found)) lastRows.note(entriesIn(statements));
      return found;
    },
    append(entries) {
      const areIn = inTransaction(
        () => {
          const insert = prepare(INSERT);
          return entries.map((entry) => insert.run(...entry).changes === 1);
        },
        () => true,
      );
      lastRows.note(entries.filter((_, index) => areIn[index]));
      return areIn;
    },
    close() {
      if (!database.isOpen) return;
      database.close();
      lastRows.remove();
      markFolder(folder, { isOpen: false });
      lock.close();
    },
  };
}

/** Opens what is whole, and gives the folder free again if it is not. */
function openDatabase(folder: string, lock: DatabaseSync, isFull: boolean): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    refuseMissingFiles(folder);
    const path = databaseIn(folder);
    createPrivately(path);
    makeFolderPrivate(folder);
    database = new DatabaseSync(path, { timeout: 5000 });
    refuseDamage(database, path, { isFull });
    database.exec('PRAGMA journal_mode = WAL');
    // Every commit waits for the disk: what was acknowledged survives a power cut.
    database.exec('PRAGMA synchronous = FULL');
    // Changes nothing and writes a page: from now on there is a write-ahead log that is not empty.
    database.exec('PRAGMA user_version = 0');
    markFolder(folder, { isOpen: true, logBytes: bytesIn(writeAheadLogOf(path)) });
    database.exec('PRAGMA foreign_keys = ON');
    database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_TO_A_CHECKPOINT}`);
    return database;
  } catch (problem) {
    database?.close();
    lock.close();
    throw problem;
  }
}

function named(values: readonly Value[]): Record<string, Value> {
  const names: Record<string, Value> = {};
  values.forEach((value, index) => {
    names[`$${index + 1}`] = value;
  });
  return names;
}

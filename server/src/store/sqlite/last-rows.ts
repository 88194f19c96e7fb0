import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EntryValues } from '../database.ts';
import { PRIVATE } from '../private-file.ts';

/** After this many bytes the file begins anew, with what may still be in the write-ahead log only. */
const LONGEST = 4 * 1024 * 1024;

export function lastRowsIn(folder: string): string {
  return join(folder, 'vigilia.rows');
}

/**
 * The last committed row of each table, in a file beside the database. If the write-ahead log was cut, SQLite goes on
 * from the last commit that is whole and says nothing; these rows are then missing. A row is noted once it is on disk,
 * without waiting for the disk: the file may lack rows after a power cut, and never holds one that was not committed.
 */
export class LastRows {
  readonly #path: string;
  readonly #last: Map<string, number>;
  /** Copies the write-ahead log into the database, and answers whether all of it is there. */
  readonly #checkpoint: () => boolean;
  #file: number;
  #bytes = 0;

  /** Goes on with the rows that an earlier server noted: they may be in its write-ahead log still. */
  constructor(folder: string, checkpoint: () => boolean) {
    this.#path = lastRowsIn(folder);
    this.#checkpoint = checkpoint;
    this.#last = readLastRows(folder);
    this.#file = this.#beginAnew();
  }

  /** Never fails: the rows are committed, and what cannot be noted on a full disk is only not watched over. */
  note(entries: readonly EntryValues[]): void {
    if (entries.length === 0) return;
    for (const [table, version] of entries) this.#last.set(table, version);
    try {
      this.#bytes += writeSync(
        this.#file,
        entries.map(([table, version]) => lineOf(table, version)).join(''),
      );
      if (this.#bytes >= LONGEST) this.#renew();
    } catch {
      // The disk is full.
    }
  }

  /** The write-ahead log is gone, and all of it is in the database. */
  remove(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #renew(): void {
    if (this.#checkpoint()) this.#last.clear();
    const before = this.#file;
    this.#file = this.#beginAnew();
    closeSync(before);
  }

  #beginAnew(): number {
    const lines = [...this.#last].map(([table, version]) => lineOf(table, version)).join('');
    writeFileSync(`${this.#path}.new`, lines, { mode: PRIVATE, flush: true });
    renameSync(`${this.#path}.new`, this.#path);
    this.#bytes = 0;
    return openSync(this.#path, 'a', PRIVATE);
  }
}

/** Throws if the database lacks rows that were noted. Nothing is written: a writer would empty the write-ahead log. */
export function refuseLostRows(folder: string, path: string): void {
  const [first, ...others] = lostRows(path, readLastRows(folder));
  if (first === undefined) return;
  const [table, version] = first;
  const more = others.length === 0 ? '' : `, and rows of ${others.length} more`;
  throw new Error(
    `The database ${path} lacks rows that were committed: those of the table ${table} up to ${version}${more}. The file ` +
      'vigilia.db-wal with the latest choices is missing or cut short. Nothing was written. Put the whole file back, or ' +
      'restore the latest backup into an empty folder with vigilia restore. To go on without these rows, delete ' +
      'vigilia.rows and vigilia.state and start again.',
  );
}

/** The noted rows that are not in the database; none if it cannot be read, which another check tells. */
function lostRows(path: string, noted: ReadonlyMap<string, number>): [table: string, version: number][] {
  if (noted.size === 0) return [];
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const select = database.prepare('SELECT 1 FROM entries WHERE table_id = ? AND version = ?');
    return [...noted].filter(([table, version]) => select.get(table, version) === undefined);
  } catch {
    return [];
  } finally {
    database.close();
  }
}

/** A power cut may leave half a line, or bytes that were never written: only whole lines count. */
function readLastRows(folder: string): Map<string, number> {
  const path = lastRowsIn(folder);
  const last = new Map<string, number>();
  if (!existsSync(path)) return last;
  for (const [, table = '', version] of readFileSync(path, 'utf8').matchAll(/^([\w-]+) (\d+)\n/gm))
    last.set(table, Math.max(last.get(table) ?? 0, Number(version)));
  return last;
}

function lineOf(table: string, version: number): string {
  return `${table} ${version}\n`;
}

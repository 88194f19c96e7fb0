import type { Notices } from './store.ts';

/** What a column holds, the same in both databases. */
export type Value = string | number | null;

/** One statement. Its values stand in the text as `$1`, `$2`, so that one text serves both databases. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
  /** In a transaction: if it finds no row, nothing of the transaction is kept. */
  readonly mustFind?: boolean;
}

/** A row of a log on its way to disk: table, version, time and the act as JSON. */
export type EntryValues = readonly [table: string, version: number, at: number, body: string];

/** What differs between the two only in how a table is laid out. */
export type Dialect = 'sqlite' | 'postgres';

/** A database as the stores need it. Every promise of a write is kept only once it is on disk. */
export interface Database {
  readonly dialect: Dialect;
  all<Found extends object>(sql: string, values?: readonly Value[]): Promise<Found[]>;
  /** All of it or nothing; answers what each statement found, and an empty list if one did not find what it must. */
  transaction(statements: readonly Statement[]): Promise<object[][]>;
  /** Reads by several statements, all as of the same moment. */
  read(statements: readonly Statement[]): Promise<object[][]>;
  /**
   * The hot path: entries of many tables in one transaction, each unless its table has that version already. Tells
   * of each whether it went in.
   */
  append(entries: readonly EntryValues[]): Promise<boolean[]>;
  /** Runs this while no other process on the same database runs its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A database that was opened, and the way from it to the other processes on it. */
export interface Opened {
  readonly database: Database;
  readonly notices: Notices;
}

/** One step from an older form of the database to a newer one. What was released is never changed again. */
export interface Migration {
  readonly name: string;
  statements(dialect: Dialect): readonly string[];
}

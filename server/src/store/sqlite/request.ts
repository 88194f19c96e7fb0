import type { EntryValues, Statement } from '../database.ts';

/** What the worker is given to begin with. */
export interface Opening {
  readonly folder: string;
  /** Whether every index is compared with its table before anything else. */
  readonly fullCheck: boolean;
}

/** The values of all entries in one list: a thread is handed one list in half the time of many. */
export type FlatEntries = readonly EntryValues[number][];

/** What the worker that holds the database is asked to do. */
export type Work =
  | { readonly kind: 'all'; readonly statement: Statement }
  | { readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly kind: 'append'; readonly values: FlatEntries }
  | { readonly kind: 'close' };

export interface Request {
  readonly number: number;
  readonly work: Work;
}

/** The answer to the request of this number; number 0 tells that the database is open, or why it is not. */
export interface Reply {
  readonly number: number;
  readonly result?: unknown;
  readonly problem?: string;
}

import type { EntryValues, Statement } from '../database.ts';

/** What the worker is given to begin with. */
export interface Opening {
  readonly folder: string;
  /** Whether every index is compared with its table before anything else. */
  readonly fullCheck: boolean;
}

/** What the worker that holds the database is asked to do. */
export type Work =
  | { readonly kind: 'all'; readonly statement: Statement }
  | { readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly kind: 'append'; readonly entries: readonly EntryValues[] }
  | { readonly kind: 'close' };

export interface Request {
  readonly number: number;
  readonly work: Work;
}

/** Why a request failed, as a message; an error itself would lose its class on the way between threads. */
export interface Problem {
  readonly message: string;
  /** The folder that another process holds, if that is the problem. */
  readonly folderInUse?: string;
}

/** The answer to the request of this number; number 0 tells that the database is open, or why it is not. */
export interface Reply {
  readonly number: number;
  readonly result?: unknown;
  readonly problem?: Problem;
}

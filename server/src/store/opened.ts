import type { Database } from './database.ts';
import type { Notices } from './store.ts';

/** A database that was opened, and the way from it to the other processes on it. */
export interface Opened {
  readonly database: Database;
  readonly notices: Notices;
}
